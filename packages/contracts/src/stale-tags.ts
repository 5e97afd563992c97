import {
  contentAuditRecorded,
  gatewayAuditRecorded,
  leadsAuditRecorded,
  listingsAuditRecorded,
  mediaAuditRecorded,
} from './audit.js';
import { WHOLE_SITE, type CacheTag } from './cache-tags.js';
import { contentChanged } from './content/events.js';
import { disabledMembersListed } from './gateway/events.js';
import { leadArrived } from './leads/events.js';
import {
  developmentChanged,
  developmentHeadingChanged,
  importFinished,
  placesChanged,
  portalAddressRenewed,
  propertiesChanged,
} from './listings/events.js';
import { formerAssetsReferenced, formerPhotosReferenced, photosSettled } from './media/events.js';
import type { EventContract } from './messages.js';

/** All events of this release; an event missing here invalidates all cached responses. */
export const EVENTS: readonly EventContract[] = [
  contentAuditRecorded,
  contentChanged,
  developmentChanged,
  developmentHeadingChanged,
  disabledMembersListed,
  formerAssetsReferenced,
  formerPhotosReferenced,
  gatewayAuditRecorded,
  importFinished,
  leadArrived,
  leadsAuditRecorded,
  listingsAuditRecorded,
  mediaAuditRecorded,
  photosSettled,
  placesChanged,
  portalAddressRenewed,
  propertiesChanged,
];

const bySubject = new Map<string, EventContract>(EVENTS.map((contract) => [contract.subject, contract]));

/**
 * Returns the cache tags that an event invalidates. An event of another release, with an unknown subject or payload,
 * invalidates the whole site.
 */
export function staleTagsOf(subject: string, payload: unknown): readonly CacheTag[] {
  const contract = bySubject.get(subject);
  if (contract === undefined) return [WHOLE_SITE];
  if (contract.tags === undefined) return [];
  const parsed = contract.payload.safeParse(payload);
  return parsed.success ? contract.tags(parsed.data) : [WHOLE_SITE];
}
