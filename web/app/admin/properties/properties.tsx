import { SectionHead } from '../parts/section-head';
import type { PropertyList } from './property-calls';
import { PropertySearch } from './property-search';
import { PropertyTable } from './property-table';

/** All listings of the feed, on the site or not, with what staff have locked of them. */
export function Properties({ list }: { list: PropertyList }) {
  return (
    <>
      <SectionHead
        title="Properties"
        intro="Listings come from the feed. What is locked here stays as it is, whatever the feed says."
      />
      <div className="backend-form">
        <PropertySearch />
        <PropertyTable list={list} />
      </div>
    </>
  );
}
