import type { Lead, LeadSummary } from '@manzil/contracts/leads/lead';
import type { LeadEntity } from './lead.entity.js';
import { subscriptionOf } from './subscription.js';

/** The list shows this many characters of a message. */
const EXCERPT_LENGTH = 160;

/** Leaves out who made the version: only a version conflict reports that. */
function toShared(entity: LeadEntity): Omit<LeadSummary, 'excerpt'> {
  const { id, kind, status, name, email, phone, helpOption, listing, page, assignee, version, sentQuickly } =
    entity;
  const { source, enteredBy, language, tags } = entity;
  const receivedAt = entity.receivedAt.toISOString();
  const updatedAt = entity.updatedAt.toISOString();
  const fields = {
    id,
    kind,
    status,
    name,
    email,
    phone,
    helpOption,
    listing,
    page,
    assignee,
    version,
    sentQuickly,
    source,
    enteredBy,
    tags,
    ...(enteredBy === null && { language }),
  };
  const { nextAction, nextActionOn } = entity;
  // The database derives a stage for newsletter addresses too, where it has no meaning.
  const stage = kind === 'newsletter' ? null : entity.stage;
  const work = { stage, lostReason: stage === 'lost' ? entity.lostReason : null, nextAction, nextActionOn };
  const routing = { routedBy: entity.routedBy, respondBy: entity.respondBy?.toISOString() ?? null };
  return { ...fields, ...work, ...routing, subscription: subscriptionOf(entity), receivedAt, updatedAt };
}

export function toSummary(entity: LeadEntity): LeadSummary {
  return { ...toShared(entity), excerpt: entity.message === null ? null : excerptOf(entity.message) };
}

/** Cuts between characters, because half a surrogate pair is not valid UTF-8. */
function excerptOf(message: string): string {
  const characters = [...message];
  return characters.length <= EXCERPT_LENGTH ? message : `${characters.slice(0, EXCERPT_LENGTH).join('')}…`;
}

export function toLead(entity: LeadEntity, linked: Pick<Lead, 'notices' | 'consents'>): Lead {
  const { mergedInto, message, notes, photos, consentText, consentedAt, dealValue, commission } = entity;
  return {
    ...toShared(entity),
    mergedInto,
    message,
    notes,
    photos,
    dealValue,
    commission,
    consentText,
    consentedAt: consentedAt?.toISOString() ?? null,
    ...linked,
  };
}
