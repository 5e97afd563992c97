import { showFooterEntry } from '@manzil/contracts/http/content-editing';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSite } from '../../../shared/lib/use-site';
import { useMay } from '../../kit/access/access';
import { endpointQuery } from '../../kit/data/query-client';
import { saveDocument, type OpenDocument } from './document-calls';
import { DocumentScreen } from './document-screen';
import { differencesFromFooter } from '../../kit/labels/contact-differences';

const TITLES = {
  0: 'Agency',
  1: 'Licences',
  2: 'Popup',
  3: 'Search engines and social networks',
  4: 'Analytics',
  5: 'Languages',
};
const CHOICES = {
  footerlicences: [
    ['', 'The ORN of the footer alone'],
    ['all', 'All numbers that are filled in here'],
  ],
  popup: [
    ['', 'Shown once to each visitor'],
    ['off', 'Not shown'],
  ],
  digits: [
    ['', 'Latin: 0 to 9'],
    ['own', 'Arabic: ٠ to ٩'],
  ],
} as const;
const HINTS = {
  address: 'Empty: the footer’s value is used. The same applies to phone, email and ORN.',
  mapurl: 'A link to Google Maps or OpenStreetMap. Without one the map searches for the address.',
  openinghours:
    'Empty: the office hours of Routing. Otherwise one line for each, such as "Monday to Saturday, 9:00 to 18:30".',
  orn: 'The office registration number of RERA.',
  rerapermit: 'The RERA permit number that your pages must show.',
  footerlicences: 'The contact page shows all numbers in any case.',
  popupdelay: 'From 1 to 120 seconds. Empty: 1 second.',
  digits: 'For prices, areas, figures and dates. Forms, references and phone numbers keep Latin digits.',
  titlesuffix: 'Shown after each page title in browsers and search results. Empty: "Manzil".',
  seodescription:
    'Shown in search results for the home page, and for custom pages without a description. About 150 characters are shown.',
  shareimage: 'Shown when a page without its own picture is shared. 1200 by 630 pixels or larger.',
  googleanalytics:
    'The measurement ID of your website. Visitors are asked first, and nothing is loaded from Google unless they accept; the Cookies page then shows the question again. Before you publish this, change the texts of Cookies and Privacy Notice if they say that there are no analytics of other companies.',
};

const FIXED_CHAT_NUMBER =
  'The environment of the server (WHATSAPP_NUMBER) sets the number of the chat button, so this one is not used.';

export function AgencyEditor({ loaded }: { loaded: OpenDocument }) {
  const seesRouting = useMay()('routing.read');
  const isChatNumberFixed = useSite()?.isChatNumberFixed === true;
  const { data: footer } = useQuery(endpointQuery(showFooterEntry, {}));
  return (
    <DocumentScreen
      name="commondb"
      loaded={loaded}
      title="Agency Details"
      intro="The agency’s details and site-wide settings. Empty fields are hidden or use the default."
      publicPath="/contact"
      more={
        seesRouting && (
          <Link className="backend-link" to="/backend/routing#holidays">
            Office hours and holidays
          </Link>
        )
      }
      sectionTitles={TITLES}
      isNumbered={false}
      choices={CHOICES}
      hints={(values) => ({
        ...HINTS,
        ...differencesFromFooter(values, footer),
        ...(isChatNumberFixed && { whatsapp: FIXED_CHAT_NUMBER }),
      })}
      send={saveDocument}
    />
  );
}
