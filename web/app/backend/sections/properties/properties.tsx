import { exportManagedListings } from '@manzil/contracts/http/managed-listings';
import { useSearchParams } from 'react-router';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import { ButtonLink } from '../../../shared/ui/button-link';
import { EditOnly } from '../../../shared/ui/read-only';
import { SectionHead } from '../../kit/layout/section-head';
import { toApiFilter } from './property-address';
import { PropertySearch } from './property-search';
import { PropertyTable } from './property-table';
import { PropertyViews } from './property-views';
import { LIST_WORDS } from './property-words';

/** All listings, on the site or not, with the fields that staff have locked. */
export function Properties() {
  const [params] = useSearchParams();
  const query = Object.fromEntries(toApiFilter(params));
  return (
    <>
      <SectionHead title="Properties" intro={LIST_WORDS.intro}>
        <EditOnly>
          <ButtonLink to="/backend/properties/new" kind="primary">
            {LIST_WORDS.add}
          </ButtonLink>
        </EditOnly>
        <ButtonLink to="/backend/properties/portals">{LIST_WORDS.portals}</ButtonLink>
        <ButtonLink to={endpointUrl(exportManagedListings.path, { query })} reloadDocument download>
          {LIST_WORDS.exportCsv}
        </ButtonLink>
      </SectionHead>
      <div className="backend-form">
        <PropertyViews />
        <PropertySearch />
        <PropertyTable />
      </div>
    </>
  );
}
