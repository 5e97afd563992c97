import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { Button } from '../../../../shared/ui/button';
import { useReadOnly } from '../../../../shared/ui/read-only';
import { readPost, writePost } from './post-html';
import { POST_EXTENSIONS, POST_SCHEMA } from './post-schema';
import { PostToolbar } from './post-toolbar';
import { cleanPaste } from './paste';
import { insertFiles, uploadTo } from './text-uploads';
import { TEXT_LABELS as WORDS } from './texts';
import styles from './post-text.module.css';

interface PostTextEditorProps {
  id: string;
  label: string;
  describedBy: string | undefined;
  invalid: boolean;
  /** Sanitised HTML; only typed changes are returned by `onChange`. */
  value: string;
  onChange: (html: string) => void;
}

export default function PostTextEditor(props: PostTextEditorProps) {
  const { id, label, describedBy, invalid, value, onChange } = props;
  const isReadOnly = useReadOnly();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const say = (words: string): void => {
    setNotes((now) => [...new Set([...now, words])]);
  };
  const [first] = useState(() => readPost(value, POST_SCHEMA));
  const [begun] = useState(() => ({ stored: value, written: writePost(first) }));
  const last = useRef(begun.written);
  const current = useRef<Editor | null>(null);
  const editor = useEditor({
    extensions: POST_EXTENSIONS,
    content: first.toJSON() as object,
    editable: !isReadOnly,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.text ?? '',
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: (html) => {
        // HTML copied from this editor is already clean.
        if (html.includes('data-pm-slice')) return html;
        const { html: clean, pictures, lost } = cleanPaste(html);
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
        insertFiles(current.current, files, say);
        return true;
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (moved || files.length === 0 || current.current === null) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        insertFiles(current.current, files, say, at);
        return true;
      },
    },
    onCreate: ({ editor: created }) => {
      current.current = created;
    },
    onUpdate: ({ editor: updated }) => {
      const html = writePost(updated.state.doc);
      if (html === last.current) return;
      last.current = html;
      // Unchanged text is reported as it was stored, byte for byte.
      onChange(html === begun.written ? begun.stored : html);
    },
  });

  return (
    <div className={styles.editor}>
      {!isReadOnly && <PostToolbar editor={editor} />}
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
