import type { FieldIssue } from '../errors.js';
import type { DocumentName } from './documents.js';
import { focusField, readFocalPoint } from './focal-point.js';
import { isStorable, LINK } from './text.js';

/**
 * A short text on one line, a text of several, a picture of this site, the focal point of the picture before it,
 * where a link leads, one of the choices of the field, a number of seconds, or a measurement ID of Google Analytics.
 */
export type FieldKind = 'line' | 'text' | 'image' | 'focus' | 'link' | 'choice' | 'seconds' | 'measurement';
type Fields = Readonly<Record<string, FieldKind>>;

const of = (kind: FieldKind, names: string): Record<string, FieldKind> =>
  Object.fromEntries(names.split(' ').map((name) => [name, kind]));

/** `sec3subhead1` to `sec3subhead5` for `sec3subhead` and 5. */
const numbered = (kind: FieldKind, name: string, count: number): Record<string, FieldKind> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index + 1}`, kind]));

/** A photo that is cropped to the shape of its slot, and its focal point. */
const photo = (name: string): Record<string, FieldKind> => ({ [name]: 'image', [focusField(name)]: 'focus' });

/** A legal page: its introduction is section 1, each of the others is a heading and its paragraphs. */
const LEGAL_PAGE: Fields = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => `sec${index + 1}`).flatMap((section) => [
    [`${section}heading`, 'line'],
    [`${section}text`, 'text'],
  ]),
);

/** In the order in which the page shows them. Odd spellings are part of the names. */
export const DOCUMENT_FIELDS: Readonly<Record<DocumentName, Fields>> = {
  homepagedb: {
    ...of('line', 'sec1heading'),
    ...of('text', 'sec1subheading'),
    ...photo('sec1image'),
    ...of('line', 'sec2heading'),
    ...of('text', 'sec2subheading'),
    ...of('line', 'sec3heading'),
    ...of('text', 'sec3text'),
    ...photo('sec3image'),
    ...of('line', 'sec3button sec4heading'),
    ...of('text', 'sec4text'),
    ...photo('sec4bgimage'),
    ...of('line', 'sec4button'),
    ...of('link', 'sec4link'),
    ...of('line', 'sec5heading'),
    ...of('text', 'sec5story'),
    ...numbered('line', 'sec5number', 3),
    ...numbered('line', 'sec5desc', 3),
    ...photo('sec5image'),
    ...of('line', 'sec5button sec6heading'),
    ...numbered('image', 'sec6logo', 3),
    ...numbered('line', 'sec6heading', 3),
    ...numbered('text', 'sec6desc', 3),
    ...of('line', 'sec7heading sec7button sec8heading sec8button sec9heading'),
    ...of('text', 'sec9text'),
    ...photo('sec9bgimg'),
    ...of('line', 'sec9button'),
  },
  buypagedb: of('line', 'sec1heading'),
  rentpagedb: of('line', 'sec1heading'),
  mortgageservicespagedb: {
    ...photo('sec1bgimage'),
    ...of('line', 'sec1heading'),
    ...of('text', 'sec1discription'),
    ...of('line', 'sec2heading'),
    ...of('text', 'sec2discription'),
    ...of('line', 'sec3heading'),
    ...numbered('line', 'sec3subhead', 5),
    ...numbered('text', 'sec3subdesc', 5),
    ...photo('sec3image'),
    ...photo('sec4image'),
    ...of('line', 'sec4heading'),
    ...numbered('line', 'sec4subhead', 5),
    ...numbered('text', 'sec4subheaddesc', 5),
    ...of('line', 'sec5heading sec5button sec6heading'),
  },
  commondb: {
    ...of('line', 'agencyname phone whatsapp email address'),
    ...of('link', 'mapurl'),
    ...of('text', 'openinghours'),
    ...of('line', 'orn rerapermit tradelicence'),
    ...of('choice', 'footerlicences popup'),
    ...of('seconds', 'popupdelay'),
    ...of('line', 'titlesuffix'),
    ...of('text', 'seodescription'),
    ...of('image', 'shareimage'),
    ...of('measurement', 'googleanalytics'),
    ...of('choice', 'digits'),
  },
  basicpropertiesDetails: of('line', 'currency areaunit officehours'),
  privacypagedb: LEGAL_PAGE,
  termspagedb: LEGAL_PAGE,
  cookiespagedb: LEGAL_PAGE,
};

/** Maps the files of the mortgage form to the fields of the page that they set. */
export const MORTGAGE_FILES = { bg1: 'sec1bgimage', bg2: 'sec3image', bg3: 'sec4image' } as const;

/** Allowed values of a choice other than the default, which is empty. */
export const FIELD_CHOICES: Readonly<Record<string, readonly string[]>> = {
  popup: ['off'],
  footerlicences: ['all'],
  digits: ['own'],
};

/** Maximum delay of the popup in seconds. */
export const LONGEST_DELAY = 120;

/** Maximum length in characters. */
export const LONGEST_FIELD: Readonly<Record<FieldKind, number>> = {
  line: 300,
  text: 5_000,
  image: 500,
  focus: 7,
  link: 2_000,
  choice: 20,
  seconds: 3,
  measurement: 20,
};

const PICTURE = /^\/(?![/\\])[^\s\\<>"]*$/;

/** Returns the problems of a save by field name: unknown fields, and values that do not match their kind. */
export function documentFieldIssues(name: DocumentName, fields: Record<string, string>): FieldIssue[] {
  const known = new Map(Object.entries(DOCUMENT_FIELDS[name]));
  return Object.entries(fields).flatMap(([field, value]) => {
    const kind = known.get(field);
    const message = kind === undefined ? 'This page has no such field' : problemWith(kind, field, value);
    return message === undefined ? [] : [{ field, message }];
  });
}

function problemWith(kind: FieldKind, field: string, value: string): string | undefined {
  if (value.length > LONGEST_FIELD[kind]) return `The text is longer than ${LONGEST_FIELD[kind]} characters`;
  if (!isStorable(value)) return 'The text contains characters that cannot be stored';
  if (value === '') return undefined;
  if (kind === 'line' && /[\r\n]/.test(value)) return 'Line breaks are not allowed here';
  if (kind === 'image' && !PICTURE.test(value)) return 'Choose a picture of this site (/uploads/…)';
  if (kind === 'focus' && readFocalPoint(value) === undefined)
    return 'A focal point is two whole numbers from 0 to 100 (per cent from the left and from the top)';
  if (kind === 'choice' && FIELD_CHOICES[field]?.includes(value) !== true) return 'Choose one of the options';
  if (kind === 'seconds' && !isDelay(value))
    return `Enter a whole number of seconds from 1 to ${LONGEST_DELAY}`;
  if (kind === 'measurement' && !MEASUREMENT_ID.test(value))
    return 'Enter a measurement ID of Google Analytics, such as G-ABC123DEF4';
  if (kind === 'link' && !LINK.test(value))
    return 'Enter a path on this site (/buy) or a full address (https://…)';
  return undefined;
}

/** Measurement ID of a Google Analytics web stream; tags of other kinds could run any script. */
export const MEASUREMENT_ID = /^G-[A-Z0-9]{6,18}$/;

export const isDelay = (value: string): boolean =>
  /^[1-9]\d{0,2}$/.test(value) && Number(value) <= LONGEST_DELAY;
