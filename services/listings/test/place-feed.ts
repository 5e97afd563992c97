import { readFile } from 'node:fs/promises';

/** Reads one of the small feeds with variant spellings of places. */
export const placeFeed = (name: string): Promise<string> =>
  readFile(new URL(`feeds/place-${name}.xml`, import.meta.url), 'utf8');

export interface FeedHome {
  reference: string;
  community: string;
  emirate?: string;
  adType?: 'Sale' | 'Rent';
  name?: string;
  more?: string;
}

export const homesXml = (homes: readonly FeedHome[]): string =>
  `<Listings>${homes
    .map(
      ({ reference, community, emirate = 'Dubai', adType = 'Sale', name = '', more = '' }) =>
        `<Listing><Ad_Type>${adType}</Ad_Type><Unit_Type>Apartment</Unit_Type><Property_Title>Home ${reference}</Property_Title>
         <Property_Name>${name}</Property_Name><Emirate>${emirate}</Emirate><Community>${community}</Community>
         <Property_Ref_No>${reference}</Property_Ref_No><Bedrooms>1</Bedrooms><Price>1000000</Price>${more}</Listing>`,
    )
    .join('')}</Listings>`;
