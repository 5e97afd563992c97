import {
  deleteListingView,
  exportManagedListings,
  saveListingView,
} from '@manzil/contracts/http/managed-listings';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import { ButtonLink } from '../../../shared/ui/button-link';
import { EditOnly } from '../../../shared/ui/read-only';
import { SectionHead } from '../../kit/layout/section-head';
import { SavedViews } from '../../kit/table/saved-views';
import { toApiFilter, toView } from './property-search-params';
import { viewsQuery } from './property-calls';
import { PropertySearch } from './property-search';
import { PropertyTable } from './property-table';
import { LIST_LABELS } from './property-labels';

/** All listings, on the site or not, with the fields that staff have locked. */
export function Properties() {
  const [params] = useSearchParams();
  const { views } = useSuspenseQuery(viewsQuery).data;
  const query = Object.fromEntries(toApiFilter(params));
  return (
    <>
      <SectionHead title="Properties" intro={LIST_LABELS.intro}>
        <EditOnly>
          <ButtonLink kind="primary" prefetch="intent" to="/backend/properties/new">
            {LIST_LABELS.add}
          </ButtonLink>
        </EditOnly>
        <ButtonLink to="/backend/properties/portals">{LIST_LABELS.portals}</ButtonLink>
        <ButtonLink to={endpointUrl(exportManagedListings.path, { query })} reloadDocument download>
          {LIST_LABELS.exportCsv}
        </ButtonLink>
      </SectionHead>
      <div className="backend-form">
        <SavedViews
          views={views}
          query={toView(params)}
          hint={LIST_LABELS.viewHint}
          save={saveListingView}
          remove={deleteListingView}
        />
        <PropertySearch />
        <PropertyTable />
      </div>
    </>
  );
}
