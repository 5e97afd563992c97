import type { Component, ComponentView, Editor } from 'grapesjs';

/** The view of a text, which is the only one that can be typed into. */
interface TextView extends ComponentView {
  disableEditing: () => Promise<void>;
}

const isTextView = (view: ComponentView | undefined): view is TextView =>
  view !== undefined && 'disableEditing' in view;

/** Leaves the text that is being typed into, if there is one. When it is done the words are part of the page. */
export async function commitInlineEdit(editor: Editor): Promise<void> {
  const text: Component | undefined = editor.getEditing();
  const view = text?.getView();
  if (isTextView(view)) await view.disableEditing();
}

/** A style or a setting is the page's when its field is left; here it is taken while the caret stays in it. */
export function takeTypedSetting(places: readonly HTMLElement[]): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (places.some((place) => place.contains(field)))
    field.dispatchEvent(new Event('change', { bubbles: true }));
}
