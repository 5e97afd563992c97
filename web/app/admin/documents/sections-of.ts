import { DOCUMENT_FIELDS, type FieldKind } from '@manzil/contracts/content/document-fields';
import type { DocumentName } from '@manzil/contracts/content/documents';

interface SectionField {
  name: string;
  kind: FieldKind;
  label: string;
}

/** What the parts of fields' names mean; the odd spellings are those of the names. */
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
};

/** The fields of a page's texts by its sections (`sec1` …), in the order of the page. */
export function sectionsOf(name: DocumentName): { number: number; fields: SectionField[] }[] {
  const sections = new Map<number, SectionField[]>();
  for (const [field, kind] of Object.entries(DOCUMENT_FIELDS[name])) {
    const [, number = '0', what = field, place = ''] = /^sec(\d)([a-z]+)(\d?)$/.exec(field) ?? [];
    const fields = sections.get(Number(number)) ?? [];
    fields.push({ name: field, kind, label: `${WORDS[what] ?? what} ${place}`.trim() });
    sections.set(Number(number), fields);
  }
  return [...sections].map(([number, fields]) => ({ number, fields }));
}
