import type { PortalGap } from '@manzil/contracts/listings/discovery-rpc';
import type { Portal } from '@manzil/contracts/listings/vocabulary';
import type { SelectQueryBuilder } from 'typeorm';
import { REFUSED_PICTURE } from './portal-terms.js';
import type { PropertyEntity } from '../property/property.entity.js';

type Query = SelectQueryBuilder<PropertyEntity>;

/** Conditions on a listing `p` for which portals refuse it. */
const GAPS: Readonly<Record<PortalGap, string>> = {
  permit: "p.permit_number IS NULL AND p.emirate IN ('Dubai', 'Abu Dhabi')",
  description: "btrim(regexp_replace(p.description, '<[^>]*>|&nbsp;|\\s', '', 'g')) = ''",
  photo: `NOT EXISTS (SELECT FROM jsonb_array_elements_text(coalesce(p.shown_images, p.images)) AS shown (url)
    WHERE shown.url !~* '${REFUSED_PICTURE}')`,
  adviser: "p.agent_name = ''",
};

/** An array of the gaps of the listing `p`; empty for a complete one. */
export const GAPS_OF_LISTING = `array_remove(ARRAY[${Object.entries(GAPS)
  .map(([gap, condition]) => `CASE WHEN ${condition} THEN '${gap}' END`)
  .join(', ')}], NULL)`;

/** Narrows a query of the listings `p` to the live ones that staff select for a portal. */
export const selectedFor = (query: Query, portal: Portal): Query =>
  query
    .where('p.withdrawn_at IS NULL')
    .andWhere("NOT coalesce(p.overrides->'notOnPortals' ? :portal, false)", { portal });

/** Narrows a query of the listings `p` to the feed of a portal: selected by staff and complete. */
export const sentTo = (query: Query, portal: Portal): Query =>
  selectedFor(query, portal).andWhere(`cardinality(${GAPS_OF_LISTING}) = 0`);
