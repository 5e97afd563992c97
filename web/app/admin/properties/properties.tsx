import { useSearchParams } from 'react-router';
import type { SearchResult } from '@manzil/contracts/listings/search';
import { SectionHead } from '../ui/section-head';
import { PropertyPages } from './property-pages';
import { PropertySearch } from './property-search';
import { PropertyTable } from './property-table';

/** The listings that visitors find, as the feed brought them. */
export function Properties({ result }: { result: SearchResult }) {
  const [params] = useSearchParams();
  const adType = params.get('adType') === 'rent' ? 'rent' : 'sale';
  return (
    <>
      <SectionHead title="Properties" intro="Listings come from the feed; here is what visitors find." />
      <div className="backend-form">
        <PropertySearch key={params.toString()} params={params} />
        <PropertyTable items={result.items} adType={adType} />
        <PropertyPages result={result} params={params} />
      </div>
    </>
  );
}
