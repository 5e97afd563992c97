import type { DocumentFields } from '@manzil/contracts/content/documents';
import { saveDocument, type OpenDocument } from './document-calls';
import { DocumentScreen } from './document-screen';

const SECTIONS = [2, 3, 4, 5, 6, 7, 8, 9];

/** The heading names the subject of a section; only the first section is fixed. */
const titlesOf = (fields: DocumentFields): Record<number, string> => ({
  1: 'Title and introduction',
  ...Object.fromEntries(
    SECTIONS.map((number) => [number, fields[`sec${number}heading`]?.trim() || 'Empty section']),
  ),
});
const HINTS = {
  sec1text: 'An empty line begins a new paragraph. Lines that begin with "- " become a list.',
};

const PAGES = {
  privacypagedb: { title: 'Privacy Notice', publicPath: '/privacy' },
  termspagedb: { title: 'Terms of Use', publicPath: '/terms' },
  cookiespagedb: { title: 'Cookies', publicPath: '/cookies' },
} as const;

/** Edits the texts of a legal page. */
export function LegalEditor({ name, loaded }: { name: keyof typeof PAGES; loaded: OpenDocument }) {
  return (
    <DocumentScreen
      name={name}
      loaded={loaded}
      {...PAGES[name]}
      intro="Every save is a new version with its date on the page. A section without a heading is not shown."
      sectionTitles={titlesOf}
      hints={HINTS}
      send={saveDocument}
    />
  );
}
