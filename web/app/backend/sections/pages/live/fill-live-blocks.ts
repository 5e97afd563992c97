import {
  LIVE_ATTRIBUTE,
  liveQueryOf,
  MOST_LIVE_BLOCKS,
  type LiveQuery,
} from '@manzil/contracts/content/live-blocks';
import { drawLivePreview } from './live-preview';

/** Reads the query of an element; undefined if it is not a live block. */
export const queryOfElement = (element: Element): LiveQuery | undefined =>
  liveQueryOf(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));

/** HTML of a page with the current content of each live block. Nothing in the HTML runs or loads. */
export async function fillLiveBlocks(html: string): Promise<string> {
  if (!html.includes(LIVE_ATTRIBUTE)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll(`div[${LIVE_ATTRIBUTE}]`)].slice(0, MOST_LIVE_BLOCKS);
  await Promise.all(
    blocks.map(async (block) => {
      const query = queryOfElement(block);
      if (query !== undefined) await drawLivePreview(block, query);
    }),
  );
  return body.innerHTML;
}
