import type { Editor } from '@tiptap/core';
import { Toolbar } from 'react-aria-components/Toolbar';
import { actOnText } from './act-on-text';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';
import styles from './rich-text.module.css';

export function TableTools({ editor }: { editor: Editor }) {
  const text = () => actOnText(editor);
  const tools: readonly [string, () => unknown][] = [
    [WORDS.addRow, () => text().addRowAfter().run()],
    [WORDS.deleteRow, () => text().deleteRow().run()],
    [WORDS.addColumn, () => text().addColumnAfter().run()],
    [WORDS.deleteColumn, () => text().deleteColumn().run()],
    [WORDS.headingRow, () => text().toggleHeaderRow().run()],
    [WORDS.deleteTable, () => text().deleteTable().run()],
  ];
  return (
    <Toolbar aria-label={WORDS.tableTools} className={styles.toolbar ?? ''}>
      {tools.map(([label, run]) => (
        <button key={label} type="button" className={styles.tool} onClick={() => void run()}>
          {label}
        </button>
      ))}
    </Toolbar>
  );
}
