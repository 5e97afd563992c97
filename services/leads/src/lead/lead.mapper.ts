import type { Lead, LeadSummary } from '@manzil/contracts/leads/lead';
import type { LeadEntity } from './lead.entity.js';

/** Characters of a message that the list shows. */
const EXCERPT_LENGTH = 160;

/** Who made the version stays out of it: only a conflict tells that. */
function toShared(entity: LeadEntity): Omit<LeadSummary, 'excerpt'> {
  const { id, kind, status, name, email, phone, helpOption, listing, page, assignee, version, sentQuickly } =
    entity;
  const receivedAt = entity.receivedAt.toISOString();
  const updatedAt = entity.updatedAt.toISOString();
  const shown = {
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
  };
  return { ...shown, receivedAt, updatedAt };
}

export function toSummary(entity: LeadEntity): LeadSummary {
  return { ...toShared(entity), excerpt: entity.message === null ? null : excerptOf(entity.message) };
}

/** Cut between characters: half a surrogate pair would not survive the way. */
function excerptOf(message: string): string {
  const characters = [...message];
  return characters.length <= EXCERPT_LENGTH ? message : `${characters.slice(0, EXCERPT_LENGTH).join('')}…`;
}

export function toLead(entity: LeadEntity): Lead {
  const { message, notes, consentText, consentedAt } = entity;
  return {
    ...toShared(entity),
    message,
    notes,
    consentText,
    consentedAt: consentedAt?.toISOString() ?? null,
  };
}
