;;; emacs.el --- Eglot at work  -*- lexical-binding: t -*-
;; run.sh starts `emacs -Q --batch -l emacs.el' with the set-up of Editors/emacs.  Ends with code 0 if everything is as
;; it should be.  The file is $TABLSP_FILE.

;;; Code:

;; Debian's package for Emacs 28 keeps Eglot, and what it needs newer, in folders of their own.
(let ((packages "/usr/share/emacs/site-lisp/elpa"))
  (when (and (< emacs-major-version 29) (file-directory-p packages))
    (dolist (folder (directory-files packages t "\\`[a-z]"))
      (add-to-list 'load-path folder))))
(unless (require 'eglot nil t)
  (message "emacs: skipped, there is no Eglot here")
  (kill-emacs 0))
(load-file (expand-file-name "../../Editors/emacs/tablsp.el" (file-name-directory load-file-name)))
(require 'cl-lib)
(require 'flymake)

(defvar tablsp-failures nil)

(defun tablsp-expect (what found wanted)
  "Note that WHAT is FOUND where it should be WANTED."
  (unless (equal found wanted)
    (push (format "%s: %S, not %S" what found wanted) tablsp-failures)))

(defun tablsp-await (what is-done)
  "Let the server talk until IS-DONE, at most ten seconds; WHAT is what is waited for."
  (let ((end (+ (float-time) 10)))
    (while (and (not (funcall is-done)) (< (float-time) end))
      (accept-process-output nil 0.02))
    (unless (funcall is-done) (push (concat what " does not come") tablsp-failures))))

(defun tablsp-findings ()
  "The findings as line, column and message, from 0, in order."
  (sort (mapcar (lambda (finding)
                  (save-excursion
                    (goto-char (flymake-diagnostic-beg finding))
                    (format "%d:%d %s" (1- (line-number-at-pos)) (current-column)
                            (car (split-string (flymake-diagnostic-text finding) "\n")))))
                (flymake-diagnostics))
        #'string<))

(defun tablsp-tell ()
  "Send what has changed; Eglot waits for an idle moment, which a batch never has."
  (eglot--signal-textDocument/didChange))

(defun tablsp-act (kind title)
  "Choose the code action of KIND with this TITLE at point."
  (cl-letf ((last-nonmenu-event ?x)
            ((symbol-function 'completing-read)
             (lambda (_prompt actions &rest _)
               (or (cl-find title (all-completions "" actions) :test #'string-match-p)
                   (error "No action %s" title)))))
    (eglot-code-actions (point) (point) kind t))
  (tablsp-tell))

(defun tablsp-line (number)
  "The text of a line, from 0."
  (save-excursion
    (goto-char (point-min))
    (forward-line number)
    (buffer-substring-no-properties (point) (line-end-position))))

(defun tablsp-run ()
  "Open the file, and change it in different ways."
  (setq eglot-sync-connect 10
        eglot-confirm-server-initiated-edits nil
        coding-system-for-read 'utf-8-unix)
  (find-file (getenv "TABLSP_FILE"))
  (tablsp-expect "the mode" major-mode 'tabs-mode)
  (apply #'eglot (eglot--guess-contact))
  (flymake-mode 1)
  (let ((wrong "Place has no case 'mial'; did you mean 'mail'?"))
    (tablsp-await "the first finding" #'tablsp-findings)
    (tablsp-expect "findings" (length (tablsp-findings)) 1)
    (tablsp-expect "its words" (not (string-search wrong (car (tablsp-findings)))) nil)
    (goto-char (point-min))
    (search-forward "mial")
    (tablsp-act "quickfix" "here")
    (tablsp-expect "the line above" (tablsp-line 4) "    // tablsp:ignore unknown-case")
    (tablsp-await "silence" (lambda () (null (tablsp-findings))))
    (goto-char (point-min))
    (forward-line 4)
    (delete-region (point) (line-beginning-position 2))
    (tablsp-tell)
    (tablsp-await "the finding again" #'tablsp-findings)
    (search-forward "mial")
    (tablsp-act "source.fixAll.tablsp" "Fix")
    (tablsp-expect "the line" (tablsp-line 4)
                   "    Tab(\"😀\", systemImage: \"tray\", value: Place.mail) { Mail() }")
    (tablsp-await "the end of the finding" (lambda () (null (tablsp-findings))))
    (goto-char (point-min))
    (search-forward "Place.mail")
    (replace-match "Place.home" t t)
    (tablsp-tell)
    (tablsp-await "another finding" #'tablsp-findings)
    (tablsp-expect "findings" (length (tablsp-findings)) 2))
  ;; The name of a case leads to the case, and is another everywhere.
  (goto-char (point-min))
  (search-forward "value: Place.ho")
  (let ((found (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))
    (tablsp-expect "definitions" (length found) 1)
    (tablsp-expect "the line of the definition" (xref-location-line (xref-item-location (car found))) 1))
  (eglot-rename "start")
  (tablsp-expect "the case" (tablsp-line 0) "enum Place { case start, mail }")
  (tablsp-expect "the state" (tablsp-line 1) "@State var place: Place = .start")
  (tablsp-tell)
  (goto-char (point-min))
  (search-forward "enum ")
  (insert "   ")
  (tablsp-tell)
  (eglot-format-buffer)
  (tablsp-expect "the layout" (tablsp-line 0) "enum Place { case start, mail }")
  (eglot-shutdown (eglot-current-server)))

(condition-case error (tablsp-run)
  (error (push (error-message-string error) tablsp-failures)))
(dolist (failure (nreverse tablsp-failures)) (message "emacs: %s" failure))
(kill-emacs (if tablsp-failures 1 0))

;;; emacs.el ends here
