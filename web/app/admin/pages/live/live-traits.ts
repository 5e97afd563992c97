import { LIVE_NAMES, MOST_LIVE_ENTRIES, type LiveKind } from '@manzil/contracts/content/live-blocks';
import { BEDROOMS_OR_MORE, SORTS, UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import type { TraitProperties } from 'grapesjs';
import { texts } from '../../../lib/texts';

/** Names of the kinds, as staff read them. */
export const LIVE_TITLES: Readonly<Record<LiveKind, string>> = {
  homes: 'Homes',
  projects: 'Projects',
  faqs: 'Questions',
  team: 'Team',
  testimonials: 'Reviews',
};

const ANY = { id: '', label: 'Any' };
const COUNT: TraitProperties = {
  ...{ type: 'number', name: LIVE_NAMES.count, label: 'How many', min: 1, max: MOST_LIVE_ENTRIES },
};
const HOMES: TraitProperties[] = [
  {
    type: 'select',
    name: LIVE_NAMES.purpose,
    label: 'Purpose',
    options: [
      { id: 'sale', label: 'For sale' },
      { id: 'rent', label: 'For rent' },
    ],
  },
  { type: 'text', name: LIVE_NAMES.place, label: 'Place', placeholder: 'Any, or Dubai Marina' },
  {
    type: 'select',
    name: LIVE_NAMES.type,
    label: 'Type',
    options: [ANY, ...UNIT_TYPES.map((type) => ({ id: type, label: type }))],
  },
  {
    type: 'select',
    name: LIVE_NAMES.bedrooms,
    label: 'Bedrooms',
    options: [
      ANY,
      ...Array.from({ length: BEDROOMS_OR_MORE + 1 }, (_, rooms) => ({
        id: String(rooms),
        label: rooms === 0 ? 'Studio' : rooms === BEDROOMS_OR_MORE ? `${String(rooms)}+` : String(rooms),
      })),
    ],
  },
  COUNT,
  {
    type: 'select',
    name: LIVE_NAMES.sort,
    label: 'Order',
    options: SORTS.map((sort) => ({ id: sort, label: texts.results.sorts[sort] })),
  },
];

/** Lists the fields of a block that staff choose, each in an attribute of its own. */
export const liveTraits = (kind: LiveKind): TraitProperties[] => (kind === 'homes' ? HOMES : [COUNT]);
