import type { Component, CssRule, Editor } from 'grapesjs';
import { lastingSelector, matches } from './saved-blocks/block-css';

/**
 * Returns a function to call after parts were added to a page, which restores the styles of the rest of it: the editor
 * overwrites existing rules that a block contains too, and new rules may match other elements.
 */
export function preserveStyles(editor: Editor): (added: readonly Component[]) => void {
  const before = new Map(editor.Css.getRules().map((rule) => [rule, { ...rule.getStyle() }]));
  return (added) => {
    for (const rule of editor.Css.getRules()) {
      const style = before.get(rule);
      if (style === undefined) {
        if (isForMore(editor, rule, added)) editor.Css.remove(rule);
      } else if (JSON.stringify(rule.getStyle()) !== JSON.stringify(style)) rule.setStyle(style);
    }
  };
}

/** Keeps the look of a page onto which a block is dropped. */
export function preserveStylesOnDrop(editor: Editor): void {
  let settle: ReturnType<typeof preserveStyles> | undefined;
  editor.on('canvas:dragdata', () => {
    settle = preserveStyles(editor);
  });
  editor.on('canvas:drop', (_data, added: Component | Component[]) => {
    settle?.([added].flat());
    settle = undefined;
  });
}

/** Checks whether a rule also matches elements that were on the page before. */
function isForMore(editor: Editor, rule: CssRule, added: readonly Component[]): boolean {
  const fresh = added.map((part) => part.getEl());
  const lasting = lastingSelector(rule.selectorsToString());
  return [...(editor.getWrapper()?.getEl()?.querySelectorAll('*') ?? [])].some(
    (element) => matches(element, lasting) && !fresh.some((own) => own?.contains(element)),
  );
}
