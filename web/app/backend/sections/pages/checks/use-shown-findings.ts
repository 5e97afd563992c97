import { useEffect, useState } from 'react';
import type { Component, Editor } from 'grapesjs';
import { checkShownPage, type ShownFinding } from './check-shown-page';

/** Long enough that a word is typed to its end. */
const PAUSE_MS = 500;

/** A finding about a part of the page; `part` is absent for the page as a whole. */
export interface PartFinding extends Omit<ShownFinding, 'element'> {
  part: Component | undefined;
}

/** Returns what a check of the canvas finds, again whenever its changes pause. */
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
    // Pictures have a weight, and styles a colour, only when they are there; these events do not bubble.
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
