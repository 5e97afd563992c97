import type { PageFields } from '@manzil/contracts/content/page';
import { gapsOfPage, type PublishGap } from '@manzil/contracts/publish-gaps';
import { fillLiveBlocks } from '../live/fill-live-blocks';
import { checkShownPage } from './check-shown-page';

/** Lists what a page lacks before it is published. `isFirst`: the page is not public yet. */
export async function missingInPage(
  { html, metaDescription }: PageFields,
  isFirst: boolean,
): Promise<PublishGap[]> {
  const { body } = new DOMParser().parseFromString(await fillLiveBlocks(html), 'text/html');
  const drawn = checkShownPage(body)
    .filter(({ isUnfinished }) => isUnfinished)
    .map(({ place, message, blocks = false }) => ({
      field: 'html',
      message: `${place}: ${message}`,
      blocks,
    }));
  // A gap that prevents publishing is listed once, with its place if it has one.
  const isFound = drawn.some(({ blocks }) => blocks);
  const others = gapsOfPage({ html, metaDescription }).filter(({ blocks }) => (blocks ? !isFound : isFirst));
  return [...new Map([...others, ...drawn].map((gap) => [gap.message, gap])).values()];
}
