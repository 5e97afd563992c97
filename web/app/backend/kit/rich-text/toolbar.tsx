import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { leaveBlock } from './insert-blocks';
import { InsertDialog, type Insertion } from './insert-dialog';
import type { RichTextKind } from './rich-text-kind';
import { HEADING_LEVELS, SCHEMAS } from './schemas';
import { TableTools } from './table-tools';
import { actOnText } from './act-on-text';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';
import styles from './rich-text.module.css';

interface ToolbarProps {
  editor: Editor;
  kind: RichTextKind;
  label: string;
}

/**
 * Formatting toolbar with the tools that the schema of the text has; the arrow keys move between its buttons.
 */
export function FormattingToolbar({ editor, kind, label }: ToolbarProps) {
  const [inserting, setInserting] = useState<Insertion | undefined>();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: now.isActive('heading') ? Number(now.getAttributes('heading').level) : 0,
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
  const { nodes, marks } = SCHEMAS[kind];
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
      <Toolbar aria-label={WORDS.toolbar(label)} className={styles.toolbar ?? ''}>
        <select
          className={styles.style}
          aria-label={WORDS.style}
          value={state.level === 0 ? 0 : Math.min(state.level, 4)}
          onChange={({ target }) => {
            const level = Number(target.value);
            if (level === 0) text().setParagraph().run();
            else
              text()
                .setHeading({ level: level as 2 | 3 | 4 })
                .run();
          }}
        >
          <option value={0}>{WORDS.paragraph}</option>
          {HEADING_LEVELS[kind].map((level, index) => (
            <option key={level} value={level}>
              {WORDS.headings[index]}
            </option>
          ))}
        </select>
        {button(WORDS.bold, <b>B</b>, () => text().toggleBold().run(), state.bold)}
        {button(WORDS.italic, <i>I</i>, () => text().toggleItalic().run(), state.italic)}
        {marks.link && button(WORDS.insertLink, 'Link', inserts('link'), state.link)}
        {button(WORDS.bullets, 'Bulleted', () => text().toggleBulletList().run(), state.bullets)}
        {button(WORDS.numbers, 'Numbered', () => text().toggleOrderedList().run(), state.numbers)}
        {button(WORDS.quote, '“ ”', () => text().toggleBlockquote().run(), state.quote)}
        {nodes.picture && button(WORDS.picture, WORDS.picture, inserts('picture'))}
        {nodes.gallery && button(WORDS.gallery, WORDS.gallery, inserts('gallery'))}
        {nodes.video && button(WORDS.video, WORDS.video, inserts('video'))}
        {nodes.home && button(WORDS.home, WORDS.home, inserts('home'))}
        {nodes.table &&
          button(WORDS.table, WORDS.table, () => {
            leaveBlock(editor);
            text().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
          })}
        {nodes.horizontalRule &&
          button(WORDS.rule, '—', () => {
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
