import type { DevelopmentChanges } from '@manzil/contracts/listings/development-edit';
import { sanitiseRichText } from '@manzil/service-kit/rich-text';

const RICH_TEXTS = ['description', 'paymentPlan', 'facilities', 'keyFeatures'] as const;

/** What is given, without the fields that are not, and with rich texts made harmless. */
export function cleanChanges(changes: DevelopmentChanges): Partial<Required<DevelopmentChanges>> {
  const given: Partial<Required<DevelopmentChanges>> = Object.fromEntries(
    Object.entries(changes as Record<string, unknown>).filter(([, value]) => value !== undefined),
  );
  for (const field of RICH_TEXTS) {
    const html = given[field];
    if (html !== undefined) given[field] = sanitiseRichText(html);
  }
  return given;
}
