import { DOCUMENT_FIELDS, type FieldKind } from '@manzil/contracts/content/document-fields';
import type { DocumentName } from '@manzil/contracts/content/documents';
import { focusField } from '@manzil/contracts/content/focal-point';

interface SectionField {
  name: string;
  kind: FieldKind;
  label: string;
  /** The field with the focal point of a photograph. */
  focus: string | undefined;
}

/** Labels for the parts of field names; misspelt keys match misspelt field names. */
const WORDS: Readonly<Record<string, string>> = {
  heading: 'Heading',
  subheading: 'Subheading',
  image: 'Image',
  bgimage: 'Background image',
  bgimg: 'Background image',
  text: 'Text',
  button: 'Button text',
  link: 'Where the button leads',
  story: 'Story',
  number: 'Figure',
  desc: 'Description',
  discription: 'Description',
  logo: 'Logo',
  subhead: 'Subheading',
  subdesc: 'Description',
  subheaddesc: 'Description',
  agencyname: 'Agency name',
  phone: 'Phone',
  whatsapp: 'WhatsApp number',
  email: 'Email',
  address: 'Address',
  mapurl: 'Map',
  openinghours: 'Opening hours',
  orn: 'ORN',
  rerapermit: 'RERA permit number',
  tradelicence: 'Trade licence number',
  footerlicences: 'Numbers in the footer',
  popup: 'Popup of the home page',
  popupdelay: 'Delay in seconds',
  titlesuffix: 'End of each page title',
  seodescription: 'Description of the site',
  shareimage: 'Social picture',
  googleanalytics: 'Google Analytics',
};

/** Sections of fields whose names do not contain the section. */
const SECTIONS: Readonly<Record<string, number>> = {
  orn: 1,
  rerapermit: 1,
  tradelicence: 1,
  footerlicences: 1,
  popup: 2,
  popupdelay: 2,
  titlesuffix: 3,
  seodescription: 3,
  shareimage: 3,
  googleanalytics: 4,
};

/** Returns the section of a field (0 for none), and its label there. */
export function labelOf(field: string): { number: number; label: string } {
  const [, photo] = /^(.+)focus$/.exec(field) ?? [];
  if (photo !== undefined)
    return { number: partsOf(field).number, label: `${labelOf(photo).label}, focal point` };
  const { number, what, place } = partsOf(field);
  return { number, label: `${WORDS[what] ?? what} ${place}`.trim() };
}

function partsOf(field: string): { number: number; what: string; place: string } {
  const [, number = SECTIONS[field] ?? 0, what = field, place = ''] =
    /^sec(\d)([a-z]+)(\d?)$/.exec(field) ?? [];
  return { number: Number(number), what, place };
}

/**
 * Returns the fields of a page's texts by section (`sec1` …), in the order of the page. A row holds all fields of one
 * numbered item.
 */
export function sectionsOf(name: DocumentName): { number: number; rows: SectionField[][] }[] {
  const sections = new Map<number, Map<string, SectionField[]>>();
  const fields = DOCUMENT_FIELDS[name];
  for (const [field, kind] of Object.entries(fields)) {
    if (kind === 'focus') continue;
    const { number, place } = partsOf(field);
    const rows = sections.get(number) ?? new Map<string, SectionField[]>();
    // Fields of the whole section form two rows: one before its items and one after them.
    const key = place === '' && rows.size > 1 ? 'after' : place;
    const row = rows.get(key) ?? [];
    const focus = focusField(field) in fields ? focusField(field) : undefined;
    row.push({ name: field, kind, label: labelOf(field).label, focus });
    rows.set(key, row);
    sections.set(number, rows);
  }
  return [...sections].map(([number, rows]) => ({ number, rows: [...rows.values()] }));
}
