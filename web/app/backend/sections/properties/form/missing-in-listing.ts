import { issuesOf, type FormValues } from './form-values';

/** What a listing lacks without a value of the field. */
const WITHOUT: readonly (readonly [field: keyof FormValues, words: string])[] = [
  ['price', 'There is no price: the listing will say “Price on request”.'],
  ['unitType', 'There is no type of home, so that no search by type finds it.'],
  ['community', 'There is no community, so that no search by place finds it.'],
  ['images', 'There are no photos.'],
  ['description', 'There is no description.'],
  ['agentName', 'There is no adviser: enquiries go to the office.'],
  ['permitNumber', 'There is no advertising permit: portals do not take it.'],
];

/** Names what visitors and portals miss in a listing; nothing of one that cannot be saved. */
export const missingInListing = (values: FormValues): string[] =>
  issuesOf(values).length > 0
    ? []
    : WITHOUT.filter(([field]) => values[field].length === 0).map(([, words]) => words);
