import { showListing } from '@manzil/contracts/http/listings';
import { listFreeTimes } from '@manzil/contracts/http/viewings';
import { data } from 'react-router';
import { BookPage } from '../features/viewing/book-page';
import { nextDays } from '../features/viewing/next-days';
import { api } from '../../shared/lib/api-call.server';
import { listingPlace, listingTitle, typeAndBeds } from '../../shared/lib/listing-labels';
import { loadContext } from '../../shared/lib/load-context';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import type { Route } from './+types/book-viewing';

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** The page that books a viewing of a home. */
export async function loader(args: Route.LoaderArgs) {
  const { pagelink } = args.params;
  const [{ property }, free] = await Promise.all([
    api(args, showListing, { params: { pagelink } }),
    api(args, listFreeTimes, { params: { pagelink } }),
  ]);
  const done = new URL(args.request.url).searchParams.get('done');
  const { pagelink: path, images, price, adType } = property;
  const { texts } = args.context.get(loadContext);
  const title = listingTitle(texts, property);
  const home = {
    pagelink: path,
    called: property.name === '' ? title : texts.format.listed([property.name, typeAndBeds(texts, property)]),
    title,
    place: listingPlace(texts, property),
    photo: images[0],
    price,
    adType,
  };
  return data({ home, free, days: nextDays(new Date()), done }, { headers: HEADERS });
}
export const headers = loaderHeaders;

export default function BookViewingRoute({ loaderData }: Route.ComponentProps) {
  return <BookPage {...loaderData} />;
}
