import type { DocumentFields } from '@manzil/contracts/content/documents';
import type { FooterFields } from '@manzil/contracts/content/collection-fields';

/** Fields that Agency Details and Footer share, with their name in each. */
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

/** Returns a hint for each field of Agency Details that differs from the footer. */
export function differencesFromFooter(agency: DocumentFields, footer: Partial<FooterFields> = {}): Hints {
  // The footer then shows the ORN of Agency Details instead of its own.
  const showsAllNumbers = agency.footerlicences === 'all';
  return Object.fromEntries(
    differing(agency, footer)
      .filter(({ field }) => !(showsAllNumbers && field.agency === 'orn'))
      .map(({ field, inFooter }) => [field.agency, TEXTS.inFooter(field.what, inFooter)]),
  );
}

/** Returns a hint for each footer field that differs from Agency Details, which the contact page shows. */
export const differencesFromAgency = (footer: Partial<FooterFields>, agency: DocumentFields = {}): Hints =>
  Object.fromEntries(
    differing(agency, footer).map(({ field, inAgency }) => [
      field.footer,
      TEXTS.inAgency(field.what, inAgency),
    ]),
  );

/** Returns the shared fields that are filled in on both sides with different values. */
const differing = (agency: DocumentFields, footer: Partial<FooterFields>) =>
  SHARED.map((field) => ({
    field,
    inAgency: agency[field.agency]?.trim() ?? '',
    inFooter: footer[field.footer]?.trim() ?? '',
  })).filter(
    ({ inAgency, inFooter }) => inAgency !== '' && inFooter !== '' && closely(inAgency) !== closely(inFooter),
  );

/** Phone numbers are often written with different spacing. */
const closely = (text: string): string => text.replace(/\s+/g, '');
