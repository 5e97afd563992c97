import type { Portal } from '@manzil/contracts/listings/vocabulary';
import type { SelectQueryBuilder } from 'typeorm';
import type { PropertyEntity } from '../property/property.entity.js';

/** Narrows a query of the listings `p` to the live ones that staff send to a portal. */
export const sentTo = (
  query: SelectQueryBuilder<PropertyEntity>,
  portal: Portal,
): SelectQueryBuilder<PropertyEntity> =>
  query
    .where('p.withdrawn_at IS NULL')
    .andWhere("NOT coalesce(p.overrides->'notOnPortals' ? :portal, false)", { portal });
