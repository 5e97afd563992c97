import { changeSavedSearch, listSavedSearches } from '@manzil/contracts/http/saved-searches';
import { savedSearchChangeSchema } from '@manzil/contracts/leads/saved-search';
import { data, redirect } from 'react-router';
import { ManagePage } from '../features/saved-search/manage-page';
import { failure, find } from '../../shared/lib/api-call.server';
import { deliver } from '../lib/form-call.server';
import { readValues } from '../lib/forms';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import type { Route } from './+types/saved-searches';

const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Opening a link changes nothing, because mail programs fetch links. */
export async function loader(args: Route.LoaderArgs) {
  const own = await find(args, listSavedSearches, { params: { token: args.params.token } });
  const isSaved = new URL(args.request.url).searchParams.get('done') === 'saved';
  return data({ own, isSaved }, { status: own === undefined ? 404 : 200, headers: NO_STORE });
}
export const headers = loaderHeaders;

export async function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const headers = { 'cache-control': 'no-store' };
  const values = readValues(await args.request.formData());
  const change = values.do === 'stop' ? 'stop' : values.frequency;
  const parsed = savedSearchChangeSchema.safeParse({ id: values.id, change });
  if (!parsed.success) return data('refused' as const, { status: 422, headers });
  if ((await find(args, listSavedSearches, { params: { token } })) === undefined)
    return data(undefined, { status: 404, headers });
  const sent = await deliver(args, changeSavedSearch, { params: { token }, body: parsed.data });
  if (typeof sent !== 'number') throw failure(args, 503);
  return redirect(`/saved-searches/${token}?done=saved`, 303);
}

export default function SavedSearchesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ManagePage own={loaderData.own} notice={actionData ?? (loaderData.isSaved ? 'saved' : undefined)} />
  );
}
