import { saveDocument, type OpenDocument } from '../documents/document-calls';
import { DocumentScreen } from '../documents/document-screen';

const TITLES = { 0: 'Agency' };
const HINTS = {
  address: 'Where it is empty, the address of the footer is shown. The same goes for phone, e-mail and ORN.',
  mapurl: 'A link to Google Maps or OpenStreetMap. Without one the map searches for the address.',
  openinghours: 'One line for each, such as "Monday to Saturday, 9:00 to 18:30".',
  orn: 'The office registration number of RERA.',
};

export function AgencyEditor({ loaded }: { loaded: OpenDocument }) {
  return (
    <DocumentScreen
      name="commondb"
      loaded={loaded}
      title="Agency Details"
      intro="What the contact page says of the agency. A line that is empty is not shown."
      publicPath="/contact"
      sectionTitles={TITLES}
      hints={HINTS}
      send={saveDocument}
    />
  );
}
