import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { leaveBlock } from './insert-blocks';
import { InsertDialog, type Insertion } from './insert-dialog';
import { TableTools } from './table-tools';
import { actOnText } from './act-on-text';
import { TEXT_LABELS as WORDS } from './texts';
import styles from './post-text.module.css';

/** Formatting toolbar; the arrow keys move between its buttons. */
export function PostToolbar({ editor }: { editor: Editor }) {
  const [inserting, setInserting] = useState<Insertion | undefined>();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: String(now.isActive('heading') ? Number(now.getAttributes('heading').level) : 0),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      inTable: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const text = () => actOnText(editor);
  const button = (
    label: string,
    sign: ReactNode,
    run: () => unknown,
    pressed?: boolean,
    disabled = false,
  ) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => void run()}
    >
      {sign}
    </button>
  );
  const inserts = (kind: Insertion) => () => {
    setInserting(kind);
  };
  return (
    <div className={styles.tools}>
      <Toolbar aria-label={WORDS.toolbar} className={styles.toolbar ?? ''}>
        <select
          className={styles.style}
          aria-label={WORDS.style}
          value={WORDS.styles.some(([level]) => level === state.level) ? state.level : '4'}
          onChange={({ target }) => {
            const level = Number(target.value);
            if (level === 0) text().setParagraph().run();
            else
              text()
                .setHeading({ level: level as 2 | 3 | 4 })
                .run();
          }}
        >
          {WORDS.styles.map(([level, name]) => (
            <option key={level} value={level}>
              {name}
            </option>
          ))}
        </select>
        {button(WORDS.bold, <b>B</b>, () => text().toggleBold().run(), state.bold)}
        {button(WORDS.italic, <i>I</i>, () => text().toggleItalic().run(), state.italic)}
        {button(WORDS.link, WORDS.link, inserts('link'), state.link)}
        {button(WORDS.bullets, 'Bulleted', () => text().toggleBulletList().run(), state.bullets)}
        {button(WORDS.numbers, 'Numbered', () => text().toggleOrderedList().run(), state.numbers)}
        {button(WORDS.quote, '“ ”', () => text().toggleBlockquote().run(), state.quote)}
        {button(WORDS.picture, WORDS.picture, inserts('picture'))}
        {button(WORDS.gallery, WORDS.gallery, inserts('gallery'))}
        {button(WORDS.video, WORDS.video, inserts('video'))}
        {button(WORDS.home, WORDS.home, inserts('home'))}
        {button(WORDS.table, WORDS.table, () => {
          leaveBlock(editor);
          text().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
        })}
        {button(WORDS.rule, '—', () => {
          leaveBlock(editor);
          text().setHorizontalRule().run();
        })}
        {button(WORDS.clear, 'Clear', () => text().unsetAllMarks().clearNodes().run())}
        {button(WORDS.undo, '↶', () => text().undo().run(), undefined, !state.canUndo)}
        {button(WORDS.redo, '↷', () => text().redo().run(), undefined, !state.canRedo)}
      </Toolbar>
      {state.inTable && <TableTools editor={editor} />}
      {inserting !== undefined && (
        <InsertDialog
          kind={inserting}
          editor={editor}
          onClose={() => {
            setInserting(undefined);
          }}
        />
      )}
    </div>
  );
}
