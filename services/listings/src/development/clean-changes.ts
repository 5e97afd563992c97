import type { DevelopmentChanges } from '@manzil/contracts/listings/development-edit';
import { assertNoForeignPictures, foreignPicturesIn } from '@manzil/markup/foreign-pictures';
import { sanitiseRichText } from '@manzil/markup/rich-text';

const RICH_TEXTS = ['description', 'paymentPlan', 'facilities', 'keyFeatures'] as const;

/**
 * Returns the given fields, with sanitised rich texts. VALIDATION_FAILED, with the field, for pictures of other
 * sites.
 */
export function cleanChanges(changes: DevelopmentChanges): Partial<Required<DevelopmentChanges>> {
  const given: Partial<Required<DevelopmentChanges>> = Object.fromEntries(
    Object.entries(changes as Record<string, unknown>).filter(([, value]) => value !== undefined),
  );
  for (const field of RICH_TEXTS) {
    const html = given[field];
    if (html === undefined) continue;
    assertNoForeignPictures(field, foreignPicturesIn(html));
    given[field] = sanitiseRichText(html);
  }
  return given;
}
