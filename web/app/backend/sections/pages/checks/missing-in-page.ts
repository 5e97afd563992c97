import type { PageFields } from '@manzil/contracts/content/page';
import { checkShownPage } from './check-shown-page';

/** Names what a page lacks. `isFirst`: visitors do not see it yet. */
export function missingInPage({ html, metaDescription }: PageFields, isFirst: boolean): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = checkShownPage(body)
    .filter(({ isUnfinished }) => isUnfinished)
    .map(({ place, message }) => `${place}: ${message}`);
  const about =
    isFirst && metaDescription.trim() === '' ? ['There is no description for search engines.'] : [];
  return [...new Set([...about, ...found])];
}
