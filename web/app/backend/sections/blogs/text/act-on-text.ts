import type { ChainedCommands, Editor } from '@tiptap/core';

/**
 * Begins the action of a tool on the text. The focus moves at once, so that the next key does not press the tool again.
 */
export function actOnText(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
