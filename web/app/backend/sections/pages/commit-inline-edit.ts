import type { Component, ComponentView, Editor } from 'grapesjs';

/** View of a text component, the only kind that can be edited inline. */
interface TextView extends ComponentView {
  disableEditing: () => Promise<void>;
}

const isTextView = (view: ComponentView | undefined): view is TextView =>
  view !== undefined && 'disableEditing' in view;

/** Ends inline editing, if there is any. Once resolved, the typed text is part of the page. */
export async function commitInlineEdit(editor: Editor): Promise<void> {
  const text: Component | undefined = editor.getEditing();
  const view = text?.getView();
  if (isTextView(view)) await view.disableEditing();
}

/**
 * Applies a style or setting while its field keeps the focus; otherwise the editor applies it when the field is left.
 */
export function takeTypedSetting(places: readonly HTMLElement[]): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (places.some((place) => place.contains(field)))
    field.dispatchEvent(new Event('change', { bubbles: true }));
}
