import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import type { PropertyEntity } from './property.entity.js';
import { CARD_FIELDS, type PropertyMapper } from './property.mapper.js';

/** The fields that staff see of a listing besides its card; TypeORM reads some of them only when they are selected. */
export const MANAGED_FIELDS = [
  ...CARD_FIELDS,
  'source',
  'sourceReference',
  'presence',
  'missingSince',
  'overrides',
  'locks',
  'feedTitle',
  'feedFeatured',
  'withdrawnAt',
  'version',
] as const satisfies (keyof PropertyEntity)[];

export function toManagedProperty(entity: PropertyEntity, mapper: PropertyMapper): ManagedProperty {
  const { source, sourceReference, overrides, locks, feedTitle, feedFeatured } = entity;
  return {
    ...mapper.toCard(entity),
    ...{ source, sourceReference, overrides, locks, status: statusOf(entity) },
    feed: { title: feedTitle ?? entity.title, featured: feedFeatured ?? entity.featured },
    missingSince: entity.presence === 'missing' ? (entity.missingSince?.toISOString() ?? null) : null,
    withdrawnAt: entity.withdrawnAt?.toISOString() ?? null,
  };
}

function statusOf({ presence, overrides, withdrawnAt }: PropertyEntity): ManagedProperty['status'] {
  if (presence === 'gone' || presence === 'retracted') return 'withdrawn';
  if (overrides.hidden === true) return 'hidden';
  if (withdrawnAt !== null) return 'withdrawn';
  return presence === 'missing' ? 'missing' : 'public';
}
