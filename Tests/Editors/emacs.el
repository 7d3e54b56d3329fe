;;; emacs.el --- Opens a file with the set-up in Editors/emacs  -*- lexical-binding: t -*-

;;; Commentary:
;; Ends with 1 where the server's answers do not come.

;;; Code:

(require 'flymake)

(defvar tablsp-test-failures 0)

(defun tablsp-test-check (what ok seen)
  "Count a failure of WHAT unless OK, and print SEEN."
  (unless ok
    (setq tablsp-test-failures (1+ tablsp-test-failures))
    (message "emacs: %s: %S" what seen)))

(setq eglot-sync-connect 10)
(find-file "sample.tabs")
(tablsp-test-check "mode" (eq major-mode 'tabs-mode) major-mode)
;; What `eglot-ensure' leaves for the next command, which a batch never has.
(apply #'eglot (eglot--guess-contact))
(flymake-mode 1)
(let ((end (+ (float-time) 10)))
  (while (and (not (flymake-diagnostics)) (< (float-time) end))
    (accept-process-output nil 0.05)))
(let ((texts (mapcar #'flymake-diagnostic-text (flymake-diagnostics))))
  (tablsp-test-check
   "findings" (seq-some (lambda (text) (string-match-p "already used" text)) texts) texts))

(eglot-format-buffer)
(tablsp-test-check
 "formatting" (string-match-p "\n    Tab(\"Home\"" (buffer-string)) (buffer-string))

(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server))
(kill-emacs (if (zerop tablsp-test-failures) 0 1))

;;; emacs.el ends here
