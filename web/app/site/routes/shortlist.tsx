import { pickListings } from '@manzil/contracts/http/listings';
import { showShortlist } from '@manzil/contracts/http/shortlists';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { data, redirect } from 'react-router';
import { commentPlainly } from '../features/shortlist/comment-plainly.server';
import { homesOf } from '../features/shortlist/orders';
import { ShortlistPage, UnknownShortlist } from '../features/shortlist/shortlist-page';
import { api, failure, find } from '../../shared/lib/api-call.server';
import { findListing } from '../../shared/lib/api.server';
import type { HomeCosts } from '../lib/home-costs';
import { homeCosts, loadRulesIfAny } from '../lib/home-costs.server';
import { readValues } from '../lib/forms';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import type { Route } from './+types/shortlist';

const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export async function loader(args: Route.LoaderArgs) {
  const shortlist = await find(args, showShortlist, { params: { token: args.params.token } });
  if (shortlist === undefined) return data(undefined, { status: 404, headers: NO_STORE });
  const ids = homesOf(shortlist.state).map(({ id }) => id);
  const { items } =
    ids.length === 0 ? { items: [] } : await api(args, pickListings, { query: { ids: ids.join(',') } });
  const costs = await costsOfCards(args, items);
  return data({ shortlist, cards: items, costs }, { headers: NO_STORE });
}
export const headers = loaderHeaders;

/** Costs of the homes, by id; cards lack some of the data for them. */
async function costsOfCards(
  args: Route.LoaderArgs,
  cards: readonly ListingCard[],
): Promise<Record<number, HomeCosts>> {
  const rules = await loadRulesIfAny(args);
  if (rules === undefined) return {};
  const found = await Promise.all(
    cards.map(async ({ id, pagelink }) => {
      const listing = await findListing(args, pagelink);
      const costs = listing.state === 'live' ? homeCosts(listing.property, rules) : null;
      return costs === null ? [] : [[id, costs] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** The comment of a browser without scripts. */
export async function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const shortlist = await find(args, showShortlist, { params: { token } });
  if (shortlist === undefined) throw failure(args, 404);
  const values = readValues(await args.request.formData());
  const refused = await commentPlainly(args, { token, shortlist, values });
  if (refused === undefined) return redirect(`/shortlist/${token}`, 303);
  return data(refused, { status: 422, headers: NO_STORE });
}

export default function ShortlistRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData === undefined) return <UnknownShortlist />;
  return <ShortlistPage key={params.token} token={params.token} sent={actionData} {...loaderData} />;
}
