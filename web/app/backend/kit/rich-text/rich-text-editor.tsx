import { LOCALES, type TranslationLanguage } from '@manzil/contracts/site-language';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { useReadOnly } from '../../../shared/ui/read-only';
import { readStoredHtml, writeStoredHtml } from './stored-html';
import type { RichTextKind } from './rich-text-kind';
import { EXTENSIONS, SCHEMAS } from './schemas';
import { FormattingToolbar } from './toolbar';
import { cleanPaste } from './paste';
import { insertFiles, uploadTo } from './text-uploads';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';
import styles from './rich-text.module.css';

interface RichTextEditorProps {
  id: string;
  kind: RichTextKind;
  label: string;
  describedBy: string | undefined;
  invalid: boolean;
  language: TranslationLanguage | undefined;
  /** Sanitised HTML; only typed changes are returned by `onChange`. */
  value: string;
  onChange: (html: string) => void;
}

export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, kind, label, describedBy, invalid, language, value, onChange } = props;
  const isReadOnly = useReadOnly();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const say = (words: string): void => {
    setNotes((now) => [...new Set([...now, words])]);
  };
  const [first] = useState(() => readStoredHtml(value, SCHEMAS[kind]));
  const [begun] = useState(() => ({ stored: value, written: writeStoredHtml(first) }));
  const hasPictures = SCHEMAS[kind].nodes.picture !== undefined;
  const last = useRef(begun.written);
  const current = useRef<Editor | null>(null);
  const editor = useEditor({
    extensions: EXTENSIONS[kind],
    content: first.toJSON() as object,
    editable: !isReadOnly,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${styles.text ?? ''} ${styles[kind] ?? ''}`,
        ...(language !== undefined && { lang: language, dir: LOCALES[language].direction }),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: (html) => {
        // HTML copied from this editor is already clean.
        if (html.includes('data-pm-slice')) return html;
        const { html: clean, pictures, lost } = cleanPaste(html);
        if (!hasPictures) {
          if (pictures.length + lost > 0) say(WORDS.noPictures);
          return clean;
        }
        if (lost > 0) say(WORDS.lostPictures(lost));
        // Runs after the placeholders are in the document.
        setTimeout(() => {
          for (const picture of pictures)
            if (current.current !== null) void uploadTo(current.current, picture, say);
        });
        return clean;
      },
      handlePaste: (_view, event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        const words = (event.clipboardData?.getData('text/plain') ?? '').trim();
        // Word also puts a picture of the text on the clipboard.
        if (files.length === 0 || words !== '' || current.current === null) return false;
        if (!hasPictures) say(WORDS.noPictures);
        else insertFiles(current.current, files, say);
        return true;
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (moved || files.length === 0 || current.current === null) return false;
        event.preventDefault();
        if (!hasPictures) {
          say(WORDS.noPictures);
          return true;
        }
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        insertFiles(current.current, files, say, at);
        return true;
      },
    },
    onCreate: ({ editor: created }) => {
      current.current = created;
    },
    onUpdate: ({ editor: updated }) => {
      const html = writeStoredHtml(updated.state.doc);
      if (html === last.current) return;
      last.current = html;
      // Unchanged text is reported as it was stored, byte for byte.
      onChange(html === begun.written ? begun.stored : html);
    },
  });

  return (
    <div className={styles.editor}>
      {!isReadOnly && <FormattingToolbar editor={editor} kind={kind} label={label} />}
      <div role="status" className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>
            {note}{' '}
            <Button
              kind="quiet"
              onClick={() => {
                setNotes((now) => now.filter((one) => one !== note));
              }}
            >
              {WORDS.dismiss}
            </Button>
          </p>
        ))}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}
