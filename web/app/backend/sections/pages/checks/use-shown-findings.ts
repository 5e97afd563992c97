import { useEffect, useState } from 'react';
import type { Component, Editor } from 'grapesjs';
import { checkShownPage, type ShownFinding } from './check-shown-page';

/** Long enough to finish typing a word. */
const PAUSE_MS = 500;

/** A finding about a part of the page; `part` is absent for the page as a whole. */
export interface PartFinding extends Omit<ShownFinding, 'element'> {
  part: Component | undefined;
}

/** Returns the findings of the canvas, checked after each pause in editing. */
export function useShownFindings(editor: Editor | undefined): readonly PartFinding[] {
  const [findings, setFindings] = useState<readonly PartFinding[]>([]);
  useEffect(() => {
    if (editor === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      setFindings(findingsOf(editor));
    };
    const lookSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
    };
    const canvas = editor.Canvas.getFrameEl().contentDocument;
    editor.on('update component:input change:device', lookSoon);
    // The weight of pictures and the colours of styles are known after loading. `load` does not bubble, so it is
    // captured.
    canvas?.addEventListener('load', lookSoon, true);
    lookSoon();
    return () => {
      clearTimeout(timer);
      editor.off('update component:input change:device', lookSoon);
      canvas?.removeEventListener('load', lookSoon, true);
    };
  }, [editor]);
  return findings;
}

function findingsOf(editor: Editor): PartFinding[] {
  const wrapper = editor.getWrapper();
  const page = wrapper?.getEl();
  if (wrapper === undefined || !page) return [];
  const parts = new Map<Element, Component>();
  wrapper.onAll((part) => {
    const element = part.getEl();
    if (element) parts.set(element, part);
  });
  return checkShownPage(page).map(({ element, place, message }) => ({
    place: element === page ? 'The page' : place,
    message,
    part: element === page ? undefined : parts.get(element),
  }));
}
