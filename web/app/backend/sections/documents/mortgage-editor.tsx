import type { OpenDocument } from './document-calls';
import { DocumentScreen } from './document-screen';
import { saveMortgagePage } from './save-mortgage-page';

const TITLES = {
  1: 'Banner',
  2: 'Introduction',
  3: 'First list',
  4: 'Second list',
  5: 'Call to action',
  6: 'Calculator',
};
const HINTS = {
  sec1bgimage: 'Recommended size 1980x460',
  sec3image: 'Recommended size 1080x1150',
  sec4image: 'Recommended size 1080x1150',
};

export function MortgageEditor({ loaded }: { loaded: OpenDocument }) {
  return (
    <DocumentScreen
      name="mortgageservicespagedb"
      loaded={loaded}
      title="Mortage Page"
      intro="Texts and images of the mortgage services page."
      publicPath="/mortgageservices"
      sectionTitles={TITLES}
      hints={HINTS}
      saved="Data is updated!"
      send={saveMortgagePage}
    />
  );
}
