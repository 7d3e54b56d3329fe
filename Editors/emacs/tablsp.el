;;; tablsp.el --- Tab bars in Emacs, with Eglot  -*- lexical-binding: t -*-

;;; Commentary:
;; Load this file, and open a `.tabs' file; `M-x eglot' does the rest, or the hook below.

;;; Code:

(require 'eglot)

(defconst tablsp-keywords
  '("case" "class" "else" "enum" "extension" "for" "func" "guard" "if" "import" "in" "init" "let"
    "protocol" "return" "self" "static" "struct" "switch" "var" "where")
  "Words that are shown as keywords.")

(define-derived-mode tabs-mode prog-mode "Tabs"
  "Mode for files with declarations of tab bars, which are Swift."
  (setq-local comment-start "// "
              comment-end ""
              comment-start-skip "//+\\s-*"
              indent-tabs-mode nil
              tab-width 4
              font-lock-defaults
              `(((,(regexp-opt tablsp-keywords 'symbols) . font-lock-keyword-face)
                 ("@[[:alnum:]_]+" . font-lock-preprocessor-face)
                 ("\\_<[[:upper:]][[:alnum:]_]*" . font-lock-type-face)
                 ("\\.\\([[:lower:]][[:alnum:]_]*\\)" 1 font-lock-function-name-face)))))

(modify-syntax-entry ?/ ". 124b" tabs-mode-syntax-table)
(modify-syntax-entry ?* ". 23n" tabs-mode-syntax-table)
(modify-syntax-entry ?\n "> b" tabs-mode-syntax-table)

(add-to-list 'auto-mode-alist '("\\.tabs\\'" . tabs-mode))
(add-to-list 'eglot-server-programs '(tabs-mode . ("tablsp" "lsp")))
(add-hook 'tabs-mode-hook #'eglot-ensure)

(provide 'tablsp)
;;; tablsp.el ends here
