import { saveDocument, type OpenDocument } from '../documents/document-calls';
import { DocumentScreen } from '../documents/document-screen';

/** Staff decide on the subject of a section; only the first is always title and introduction. */
const TITLES = {
  1: 'Title and introduction',
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((number) => [number, `Section ${String(number)}`])),
};
const HINTS = {
  sec1text: 'An empty line begins a new paragraph. Lines that begin with "- " become a list.',
};

const PAGES = {
  privacypagedb: { title: 'Privacy Notice', publicPath: '/privacy' },
  termspagedb: { title: 'Terms of Use', publicPath: '/terms' },
  cookiespagedb: { title: 'Cookies', publicPath: '/cookies' },
} as const;

/** The texts of one of the legal pages. */
export function LegalEditor({ name, loaded }: { name: keyof typeof PAGES; loaded: OpenDocument }) {
  return (
    <DocumentScreen
      name={name}
      loaded={loaded}
      {...PAGES[name]}
      intro="Every save is a new version with its date on the page. A section without a heading is not shown."
      sectionTitles={TITLES}
      hints={HINTS}
      send={saveDocument}
    />
  );
}
