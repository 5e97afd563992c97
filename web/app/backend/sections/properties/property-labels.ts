import type { OverrideField } from '@manzil/contracts/listings/overrides';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';

export const STATUS_LABELS: Readonly<Record<ManagedProperty['status'], string>> = {
  public: 'On the site',
  missing: 'On the site, missing from the feed',
  hidden: 'Hidden',
  withdrawn: 'Withdrawn',
  draft: 'Draft',
};

export const LOCK_LABELS: Readonly<Record<OverrideField, string>> = {
  title: 'Title',
  featured: 'Featured',
  hidden: 'Hidden',
  name: 'Building',
  reference: 'Reference',
  description: 'Description',
  emirate: 'Emirate',
  community: 'Community',
  subCommunity: 'Sub-community',
  adType: 'Sale or rent',
  unitType: 'Type',
  bedrooms: 'Bedrooms',
  rooms: 'Rooms',
  bathrooms: 'Bathrooms',
  builtUpArea: 'Built-up area',
  plotArea: 'Plot',
  price: 'Price',
  cheques: 'Cheques',
  serviceCharge: 'Service charge',
  images: 'Photos',
  floorPlans: 'Floor plans',
  amenities: 'Amenities',
  agent: 'Adviser',
  coordinates: 'Coordinates',
  permitNumber: 'Permit',
  completionStatus: 'Completion',
  furnishing: 'Furnishing',
  tenure: 'Ownership',
  handoverYear: 'Handover year',
  parking: 'Parking',
  developer: 'Developer',
  videoUrl: 'Video',
  view360Url: '360° tour',
  notOnPortals: 'Not on portals',
  offPlan: 'Off-plan sale',
};

/** Labels of the locks of a listing, in the order of the screen. */
export function locksOf({ overrides, locks }: ManagedProperty): string[] {
  const fields = new Set([
    ...(Object.keys(overrides) as OverrideField[]),
    ...locks.map(({ field }) => field),
  ]);
  return (Object.keys(LOCK_LABELS) as OverrideField[])
    .filter((field) => fields.has(field))
    .map((field) =>
      field === 'featured' && overrides.featured === false ? 'Not featured' : LOCK_LABELS[field],
    );
}

export const LIST_LABELS = {
  add: 'Add listing',
  exportCsv: 'Export CSV',
  portals: 'Portal feeds',
  intro: 'Feed and manual listings.',
  more: (total: string) => `more than ${total}`,
  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all of this page',
  own: 'Manual',
  bulk: {
    hide: 'Hide',
    show: 'Show',
    feature: 'Feature',
    unfeature: 'Do not feature',
    assign: 'Adviser of the selected listings',
    assignTo: 'Assign adviser',
    done: (count: number, what: string) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'listing is' : 'listings are'} ${what}.`,
    hidden: 'hidden now',
    shown: 'shown again',
    featured: 'featured now',
    unfeatured: 'no longer featured',
    assigned: (name: string) => `with ${name} now`,
    refused: (count: number, why: string) => `${count.toLocaleString('en')} could not be changed: ${why}`,
    undo: 'Undo',
    undone: 'Undone.',
  },
  viewHint: 'Visible to all staff. It keeps the current filters and order.',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count.toLocaleString('en')})`),
  clear: 'Clear filters',
} as const;
