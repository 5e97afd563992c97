import { liveQueryOf, MOST_LIVE_BLOCKS, type LiveQuery } from '@manzil/contracts/content/live-blocks';

/** Sanitised HTML has no `>` in attribute values. */
const EMPTY = /<div( [^<>]*)>\s*<\/div>/g;
const ATTRIBUTE = /\s(data-[a-z]+)="([^"]*)"/g;

export interface LiveSlot {
  slot: string;
  query: LiveQuery;
}

/** Inserts a slot into each live block of sanitised HTML; the block keeps its position and styles. */
export function withLiveSlots(html: string): { html: string; slots: LiveSlot[] } {
  const slots: LiveSlot[] = [];
  const shown = html.replace(EMPTY, (block, attributes: string) => {
    const query = slots.length < MOST_LIVE_BLOCKS ? liveQueryOf(valuesOf(attributes)) : undefined;
    if (query === undefined) return block;
    const slot = `live-${String(slots.length)}`;
    slots.push({ slot, query });
    return `<div${attributes}><slot name="${slot}"></slot></div>`;
  });
  return { html: shown, slots };
}

const valuesOf = (attributes: string): Record<string, string> =>
  Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  );
