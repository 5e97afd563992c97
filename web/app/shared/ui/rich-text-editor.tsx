import { useEffect, useRef } from 'react';
import ReactQuill, { type Quill } from 'react-quill-new';
import 'react-quill-new/dist/quill.snow.css';
import { useReadOnly } from './read-only';
import styles from './rich-text-field.module.css';

/** The tools in the order of the post editor. */
const TOOLBAR = [
  [{ header: [false, 2, 3, 4] }],
  ['bold', 'italic', 'underline'],
  ['link'],
  [{ list: 'bullet' }, { list: 'ordered' }],
  ['blockquote'],
  [{ align: [] }],
  ['clean'],
  ['undo', 'redo'],
];
const HANDLERS = {
  undo(this: { quill: Quill }) {
    this.quill.history.undo();
  },
  redo(this: { quill: Quill }) {
    this.quill.history.redo();
  },
};

/** Quill would write the Tab key into the text, which would trap keyboard users. */
const WITHOUT_TAB = Object.fromEntries(
  ['tab', 'remove tab', 'indent', 'outdent', 'indent code-block', 'outdent code-block', 'table tab'].map(
    (binding) => [binding, null],
  ),
);
const KEYBOARD = { bindings: WITHOUT_TAB };
const MODULES = { toolbar: { container: TOOLBAR, handlers: HANDLERS }, keyboard: KEYBOARD };
const MODULES_TO_READ = { toolbar: false, keyboard: KEYBOARD };

interface EditorProps {
  id: string;
  label: string;
  isArabic: boolean;
  value: string;
  onChange: (html: string) => void;
}

export default function RichTextEditor({ id, label, isArabic, value, onChange }: EditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isReadOnly = useReadOnly();
  useEffect(() => {
    if (frame.current === null) return;
    nameParts(frame.current, label);
    if (isArabic)
      for (const [name, value] of Object.entries(ARABIC))
        frame.current.querySelector('.ql-editor')?.setAttribute(name, value);
  }, [label, isArabic]);
  return (
    <div ref={frame} className={styles.editor} role="group" aria-label={label}>
      <ReactQuill
        id={id}
        theme="snow"
        defaultValue={value}
        readOnly={isReadOnly}
        modules={isReadOnly ? MODULES_TO_READ : MODULES}
        onChange={(html, _delta, source) => {
          // Quill rewrites its input; only typed text is a change.
          if (source === 'user') onChange(html === '<p><br></p>' ? '' : breakable(html));
        }}
      />
    </div>
  );
}

/** Quill makes every space a non-breaking one, but pages must wrap on phones. */
const breakable = (html: string): string => html.replaceAll('&nbsp;', ' ');

const ARABIC = { lang: 'ar', dir: 'rtl' };
const CHOICES = { header: 'Heading', align: 'Alignment' };
/** Tooltips of the buttons, as in the post editor, and signs where Quill has no icon. */
const BUTTONS = [
  ['.ql-bold', 'Bold'],
  ['.ql-italic', 'Italic'],
  ['.ql-underline', 'Underline'],
  ['.ql-link', 'Link'],
  ['.ql-list[value=bullet]', 'Bulleted list'],
  ['.ql-list[value=ordered]', 'Numbered list'],
  ['.ql-blockquote', 'Quotation'],
  ['.ql-clean', 'Clear formatting'],
  ['.ql-undo', 'Undo', '↶'],
  ['.ql-redo', 'Redo', '↷'],
] as const;

/** Quill writes the names of its choices with style sheets alone, which screen readers do not announce. */
function nameParts(frame: HTMLElement, label: string): void {
  const text = frame.querySelector('.ql-editor');
  text?.setAttribute('role', 'textbox');
  text?.setAttribute('aria-multiline', 'true');
  text?.setAttribute('aria-label', label);
  for (const [selector, name, sign] of BUTTONS) {
    const button = frame.querySelector(`button${selector}`);
    button?.setAttribute('title', name);
    if (sign !== undefined && button) button.textContent = sign;
  }
  for (const [choice, name] of Object.entries(CHOICES)) {
    const picker = frame.querySelector(`.ql-picker.ql-${choice}`);
    picker?.querySelector('.ql-picker-label')?.setAttribute('aria-label', name);
    for (const option of picker?.querySelectorAll('.ql-picker-item') ?? [])
      option.setAttribute('aria-label', `${name} ${option.getAttribute('data-value') ?? 'normal'}`);
  }
}
