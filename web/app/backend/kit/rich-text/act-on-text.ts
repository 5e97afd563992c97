import type { ChainedCommands, Editor } from '@tiptap/core';

/** Starts a command of the toolbar. Focuses the text at once, so that the next key does not press the button again. */
export function actOnText(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
