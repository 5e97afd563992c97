import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';

/**
 * Inserts blocks at the cursor, in place of an empty line or else below the current block, and places the cursor below
 * them. A selected picture, home or film stays: new blocks come after it.
 */
export function insertBlocks(editor: Editor, blocks: readonly JSONContent[]): void {
  const { selection } = editor.state;
  const { $from, $to } = selection;
  const isEmptyLine = selection.empty && $from.depth === 1 && $from.parent.content.size === 0;
  const end = $to.depth === 0 ? selection.to : $to.after(1);
  editor
    .chain()
    .focus()
    .insertContentAt(isEmptyLine ? { from: $from.before(1), to: end } : end, [...blocks])
    .command(({ tr }) => {
      const below = tr.mapping.map(end);
      if (tr.doc.resolve(below).nodeAfter?.isTextblock !== true)
        tr.insert(below, tr.doc.type.schema.nodes.paragraph?.create() ?? []);
      tr.setSelection(Selection.near(tr.doc.resolve(below + 1))).scrollIntoView();
      return true;
    })
    .run();
}

/**
 * Moves the cursor from a selected picture, home or film to an empty line below it, so that further input does not
 * replace it.
 */
export function leaveBlock(editor: Editor): void {
  if (editor.state.selection instanceof NodeSelection) insertBlocks(editor, [{ type: 'paragraph' }]);
}
