import type { Lock } from '@manzil/contracts/listings/property-admin-rpc';
import { overridesSchema, type Overrides } from '@manzil/contracts/listings/overrides';
import { currentActor } from '@manzil/messaging/request-context';
import { isDeepStrictEqual } from 'node:util';
import type { PropertyEntity } from '../property.entity.js';
import { feedSideOf } from './listing-fields.js';
import { columnOf, LOCKED_FIELDS, LOCKED_PROPERTIES } from './locked-columns.js';

/** Removes `hidden: false` and an empty list of portals, which are the defaults. */
export const normalised = ({ hidden, notOnPortals = [], ...others }: Overrides): Overrides => ({
  ...others,
  ...(hidden === true && { hidden }),
  ...(notOnPortals.length > 0 && { notOnPortals: notOnPortals.toSorted() }),
});

/** Returns the columns of a feed's listing with these locks; `shown` has the values that are locked. */
export function withLocks(
  before: PropertyEntity,
  overrides: Overrides,
  shown: Partial<PropertyEntity>,
): Partial<PropertyEntity> {
  const feed = feedSideOf(before);
  const columns: Record<string, unknown> = {};
  const feedValues: Record<string, unknown> = {};
  for (const field of LOCKED_FIELDS) {
    const isLocked = overrides[field] !== undefined;
    for (const property of LOCKED_PROPERTIES[field]) {
      columns[property] = isLocked ? { ...before, ...shown }[property] : feed[property];
      if (isLocked && field !== 'title' && field !== 'featured')
        feedValues[columnOf(property)] = feed[property];
    }
  }
  return {
    ...(columns as Partial<PropertyEntity>),
    overrides,
    feedValues,
    feedTitle: overrides.title === undefined ? null : feed.title,
    feedFeatured: overrides.featured === undefined ? null : feed.featured,
  };
}

/** Name of the member who makes the change; null for other actors. */
export function currentMember(): string | null {
  const actor = currentActor();
  return actor?.kind === 'member' ? actor.name : null;
}

/** An unchanged lock keeps its author, time and reason. */
export function locksAfter(before: PropertyEntity, overrides: Overrides, reason: string): Lock[] {
  const by = currentMember();
  const at = new Date().toISOString();
  return overridesSchema.keyof().options.flatMap((field) => {
    if (overrides[field] === undefined) return [];
    const known = before.locks.filter((lock) => lock.field === field);
    return isDeepStrictEqual(overrides[field], before.overrides[field]) ? known : [{ field, by, at, reason }];
  });
}

/** Returns since when the listing is withdrawn; null when its new state is public. */
export function withdrawnAfter(
  { presence, isDraft, withdrawnAt }: Pick<PropertyEntity, 'presence' | 'isDraft' | 'withdrawnAt'>,
  { hidden }: Overrides,
): Date | null {
  const isPublic = (presence === 'listed' || presence === 'missing') && hidden !== true && !isDraft;
  return isPublic ? null : (withdrawnAt ?? new Date());
}
