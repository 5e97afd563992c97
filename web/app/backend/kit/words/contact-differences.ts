import type { DocumentFields } from '@manzil/contracts/content/documents';
import type { FooterFields } from '@manzil/contracts/content/collection-fields';

/** Details of the agency that both Agency Details and Footer have, with the name of the field in each. */
const SHARED = [
  { agency: 'address', footer: 'address', what: 'address' },
  { agency: 'phone', footer: 'phone', what: 'phone number' },
  { agency: 'email', footer: 'email', what: 'email address' },
  { agency: 'orn', footer: 'licence', what: 'ORN' },
] as const;

const TEXTS = {
  inFooter: (what: string, value: string): string =>
    `The footer shows another ${what}: ${value}. Change it in Footer as well, or leave this empty to show that one in both places.`,
  inAgency: (what: string, value: string): string =>
    `The contact page shows another ${what}: ${value}. It is set in Agency Details.`,
};

type Hints = Record<string, string>;

/** Returns a hint for each field of Agency Details of which the footer shows something else. */
export function differencesFromFooter(agency: DocumentFields, footer: Partial<FooterFields> = {}): Hints {
  // The footer shows the ORN of Agency Details then, and not its own.
  const showsAllNumbers = agency.footerlicences === 'all';
  return Object.fromEntries(
    differing(agency, footer)
      .filter(({ field }) => !(showsAllNumbers && field.agency === 'orn'))
      .map(({ field, inFooter }) => [field.agency, TEXTS.inFooter(field.what, inFooter)]),
  );
}

/** Returns a hint for each footer field in place of which the contact page shows a value of Agency Details. */
export const differencesFromAgency = (footer: Partial<FooterFields>, agency: DocumentFields = {}): Hints =>
  Object.fromEntries(
    differing(agency, footer).map(({ field, inAgency }) => [
      field.footer,
      TEXTS.inAgency(field.what, inAgency),
    ]),
  );

/** Returns what is filled in on both sides, and not with the same. */
const differing = (agency: DocumentFields, footer: Partial<FooterFields>) =>
  SHARED.map((field) => ({
    field,
    inAgency: agency[field.agency]?.trim() ?? '',
    inFooter: footer[field.footer]?.trim() ?? '',
  })).filter(
    ({ inAgency, inFooter }) => inAgency !== '' && inFooter !== '' && closely(inAgency) !== closely(inFooter),
  );

/** The same number is often written with other spaces. */
const closely = (text: string): string => text.replace(/\s+/g, '');
