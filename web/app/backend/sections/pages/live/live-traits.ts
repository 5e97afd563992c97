import {
  FORM_SUBJECTS,
  LIVE_NAMES,
  MOST_LIVE_ENTRIES,
  type FormQuery,
  type LiveKind,
} from '@manzil/contracts/content/live-blocks';
import { MORTGAGE_LIMITS } from '@manzil/rules/mortgage';
import { BEDROOMS_OR_MORE, SORTS, ALL_UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import type { TraitProperties } from 'grapesjs';
import { english } from '../../../../shared/lib/english';

/** Labels of the kinds. */
export const LIVE_TITLES: Readonly<Record<LiveKind, string>> = {
  homes: 'Homes',
  projects: 'Projects',
  faqs: 'FAQ of the site',
  team: 'Team',
  testimonials: 'Reviews',
  video: 'Video',
  form: 'Form',
  calculator: 'Mortgage calculator',
  map: 'Map',
};

const ANY = { id: '', label: 'Any' };
const COUNT: TraitProperties = {
  type: 'number',
  name: LIVE_NAMES.count,
  label: 'How many',
  min: 1,
  max: MOST_LIVE_ENTRIES,
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
    options: [ANY, ...ALL_UNIT_TYPES.map((type) => ({ id: type, label: type }))],
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
    options: SORTS.map((sort) => ({ id: sort, label: english.results.sorts[sort] })),
  },
];

const FILM: TraitProperties[] = [
  {
    type: 'text',
    name: LIVE_NAMES.video,
    label: 'Address',
    placeholder: 'On YouTube or Vimeo',
  },
];

const SUBJECT_NAMES: Readonly<Record<FormQuery['about'], string>> = {
  contact: 'Anything',
  sell: 'Selling or letting a property',
  mortgage: 'A mortgage',
};
const FORM: TraitProperties[] = [
  {
    type: 'select',
    name: LIVE_NAMES.about,
    label: 'About',
    options: FORM_SUBJECTS.map((id) => ({ id, label: SUBJECT_NAMES[id] })),
  },
];

const { min, max, step } = MORTGAGE_LIMITS.price;
const CALCULATOR: TraitProperties[] = [
  {
    type: 'number',
    name: LIVE_NAMES.price,
    label: 'Initial price (AED)',
    placeholder: 'Usual',
    min,
    max,
    step,
  },
];

const MAP: TraitProperties[] = [
  { type: 'text', name: LIVE_NAMES.place, label: 'Place', placeholder: 'Dubai Marina' },
];

const TRAITS: Partial<Record<LiveKind, TraitProperties[]>> = {
  homes: HOMES,
  video: FILM,
  form: FORM,
  calculator: CALCULATOR,
  map: MAP,
};

/** Lists the fields of a block that staff choose, each in an attribute of its own. */
export const liveTraits = (kind: LiveKind): TraitProperties[] => TRAITS[kind] ?? [COUNT];
