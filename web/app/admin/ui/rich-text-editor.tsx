import ReactQuill from 'react-quill-new';
import 'react-quill-new/dist/quill.snow.css';
import styles from './rich-text-field.module.css';

const TOOLBAR = [
  [{ header: [2, 3, false] }],
  ['bold', 'italic', 'underline'],
  [{ list: 'ordered' }, { list: 'bullet' }],
  [{ align: [] }],
  ['link', 'blockquote'],
  ['clean'],
];

interface EditorProps {
  id: string;
  label: string;
  value: string;
  onChange: (html: string) => void;
}

export default function RichTextEditor({ id, label, value, onChange }: EditorProps) {
  return (
    <div className={styles.editor} role="group" aria-label={label}>
      <ReactQuill
        id={id}
        theme="snow"
        defaultValue={value}
        modules={{ toolbar: TOOLBAR }}
        onChange={(html, _delta, source) => {
          // Quill rewrites what it is given; only what somebody typed is a change.
          if (source === 'user') onChange(html === '<p><br></p>' ? '' : html);
        }}
      />
    </div>
  );
}
