import { SectionHead } from '../parts/section-head';
import { PropertySearch } from './property-search';
import { PropertyTable } from './property-table';

/** All listings of the feed, on the site or not, with what staff have locked of them. */
export function Properties() {
  return (
    <>
      <SectionHead
        title="Properties"
        intro="Listings come from the feed. What is locked here stays as it is, whatever the feed says."
      />
      <div className="backend-form">
        <PropertySearch />
        <PropertyTable />
      </div>
    </>
  );
}
