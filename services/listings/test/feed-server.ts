import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts an HTTP server on loopback with responses defined by the test. */
export async function startFeedServer(answer: (response: ServerResponse, path: string) => void) {
  const server = createServer((request, response) => {
    answer(response, request.url ?? '/');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Sends an XML feed without its end, which the returned function sends. Until then white space prevents a time-out.
 */
export function answerAllButEnd(response: ServerResponse, xml: string): () => void {
  const end = xml.lastIndexOf('</');
  response.write(xml.slice(0, end));
  const keepAlive = setInterval(() => response.write('\n'), 1_000);
  response.on('close', () => {
    clearInterval(keepAlive);
  });
  return () => {
    clearInterval(keepAlive);
    response.end(xml.slice(end));
  };
}

export interface FeedListing {
  reference: string;
  price?: number;
  adType?: string;
  unitType?: string;
  title?: string;
  /** Further XML elements. */
  more?: string;
}

const listingXml = ({
  reference,
  price = 1_000_000,
  adType = 'Sale',
  unitType = 'Apartment',
  title = `Home ${reference}`,
  more = '',
}: FeedListing): string =>
  `<Listing><Ad_Type>${adType}</Ad_Type><Unit_Type>${unitType}</Unit_Type><Property_Title>${title}</Property_Title>` +
  `<Property_Name>Tower ${reference}</Property_Name><Emirate>Dubai</Emirate><Community>JVC</Community><Bedrooms>1</Bedrooms>` +
  `<Property_Ref_No>${reference}</Property_Ref_No><Price>${price}</Price><Listing_Date>2026-01-01 00:00:00</Listing_Date>${more}</Listing>`;

export const feedXml = (listings: FeedListing[]): string =>
  `<Listings>${listings.map(listingXml).join('\n')}</Listings>`;

/** Numbered from 1. */
export const someListings = (count: number, like: (number: number) => Partial<FeedListing> = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({ reference: `S-${index + 1}`, ...like(index + 1) }));
