import type { ChainedCommands, Editor } from '@tiptap/core';

/** Begins what a tool does to the text. The focus moves at once, so that the next key does not press the tool again. */
export function actOnText(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
