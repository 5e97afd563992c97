import {
  LIVE_ATTRIBUTE,
  liveAttributes,
  liveQueryOf,
  type LiveKind,
} from '@manzil/contracts/content/live-blocks';
import type { Component, Editor } from 'grapesjs';
import { drawLivePreview } from './live-preview';
import { LIVE_TITLES, liveTraits } from './live-traits';

interface DrawnView {
  el: HTMLElement;
  model: Component;
  listenTo: (model: Component, event: string, listener: () => void) => void;
}

/**
 * Registers the live blocks in the editor: their settings, and the content that visitors would see, which is never
 * saved.
 */
export function addLiveComponents(editor: Editor): void {
  for (const kind of Object.keys(LIVE_TITLES) as LiveKind[]) {
    const usual = liveQueryOf({ [LIVE_ATTRIBUTE]: kind });
    editor.Components.addType(`live-${kind}`, {
      isComponent: (element) => element.tagName === 'DIV' && element.getAttribute(LIVE_ATTRIBUTE) === kind,
      model: {
        defaults: {
          tagName: 'div',
          name: LIVE_TITLES[kind],
          droppable: false,
          editable: false,
          attributes: usual === undefined ? {} : liveAttributes(usual),
          traits: liveTraits(kind),
          components: [],
        },
      },
      view: {
        init(this: DrawnView) {
          this.listenTo(this.model, 'change:attributes', () => {
            draw(this);
          });
        },
        onRender(this: DrawnView) {
          draw(this);
        },
      },
    });
  }
}

/** The latest request per block; responses to earlier requests are ignored. */
const latest = new WeakMap<Element, object>();

function draw({ el, model }: DrawnView): void {
  const query = liveQueryOf(model.getAttributes());
  if (query === undefined) return;
  const turn = {};
  latest.set(el, turn);
  const place = el.ownerDocument.createElement('div');
  void drawLivePreview(place, query).then(() => {
    if (latest.get(el) === turn) el.replaceChildren(...place.children);
  });
}
