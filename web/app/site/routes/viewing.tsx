import { changeOwnViewing, showOwnViewing } from '@manzil/contracts/http/viewings';
import { ownViewingChangeSchema } from '@manzil/contracts/leads/viewing';
import { data, redirect } from 'react-router';
import { OwnViewingPage } from '../features/viewing/own-viewing-page';
import { find } from '../../shared/lib/api-call.server';
import { deliver } from '../lib/form-call.server';
import { readValues } from '../lib/forms';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import type { Route } from './+types/viewing';

const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Opening a link changes nothing, because mail programs fetch links. */
export async function loader(args: Route.LoaderArgs) {
  const viewing = await find(args, showOwnViewing, { params: { token: args.params.token } });
  const isSaved = new URL(args.request.url).searchParams.get('done') === 'saved';
  return data({ viewing, isSaved }, { status: viewing === undefined ? 404 : 200, headers: NO_STORE });
}
export const headers = loaderHeaders;

export async function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const headers = { 'cache-control': 'no-store' };
  const { act, startsAt } = readValues(await args.request.formData());
  const parsed = ownViewingChangeSchema.safeParse({ act, startsAt });
  if (!parsed.success) return data('refused' as const, { status: 422, headers });
  if ((await find(args, showOwnViewing, { params: { token } })) === undefined)
    return data(undefined, { status: 404, headers });
  const sent = await deliver(args, changeOwnViewing, { params: { token }, body: parsed.data });
  if (typeof sent !== 'number') return data('refused' as const, { status: 409, headers });
  return redirect(`/viewings/${token}?done=saved`, 303);
}

export default function ViewingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OwnViewingPage
      viewing={loaderData.viewing}
      notice={actionData ?? (loaderData.isSaved ? 'saved' : undefined)}
    />
  );
}
