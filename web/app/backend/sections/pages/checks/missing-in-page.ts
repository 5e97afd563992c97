import type { PageFields } from '@manzil/contracts/content/page';
import { checkShownPage } from './check-shown-page';
import { FINDINGS } from './findings';

/** What is left to do in a page before it is published: a list without repetitions. */
const HALF_MADE: readonly string[] = [
  FINDINGS.sampleText,
  FINDINGS.emptyHeading,
  FINDINGS.linkToNowhere,
  FINDINGS.noPicture,
  FINDINGS.emptyGallery,
  FINDINGS.noVideo,
];

/** Names what a page lacks. `isFirst`: visitors do not see it yet. */
export function missingInPage({ html, metaDescription }: PageFields, isFirst: boolean): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = checkShownPage(body)
    .filter(({ message }) => HALF_MADE.includes(message))
    .map(({ place, message }) => `${place}: ${message}`);
  const about =
    isFirst && metaDescription.trim() === '' ? ['There is no description for search engines.'] : [];
  return [...new Set([...about, ...found])];
}
