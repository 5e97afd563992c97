import { onDemandTexts } from '../../shared/lib/on-demand-texts';
import personDataTexts from '../../texts/en/on-demand/person-data';
import { erasePersonData, showPersonData } from '@manzil/contracts/http/person-data';
import { data, redirect } from 'react-router';
import { DataPage } from '../features/person-data/data-page';
import { failure, find } from '../../shared/lib/api-call.server';
import { deliver } from '../lib/form-call.server';
import { readValues } from '../lib/forms';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import type { Route } from './+types/my-data-link';
import { loadContext } from '../../shared/lib/load-context';

const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Opening a link changes nothing, because mail programs fetch links. */
export async function loader(args: Route.LoaderArgs) {
  const person = await find(args, showPersonData, { params: { token: args.params.token } });
  return data(person, { status: person === undefined ? 404 : 200, headers: NO_STORE });
}
export const headers = loaderHeaders;

export async function action(args: Route.ActionArgs) {
  const { texts } = args.context.get(loadContext);
  const { token } = args.params;
  const headers = { 'cache-control': 'no-store' };
  const { confirm } = readValues(await args.request.formData());
  if (confirm !== 'yes')
    return data(onDemandTexts(personDataTexts, texts).erase.missing, { status: 422, headers });
  if ((await find(args, showPersonData, { params: { token } })) === undefined)
    return data(undefined, { status: 404, headers });
  const sent = await deliver(args, erasePersonData, { params: { token } });
  if (typeof sent !== 'number') throw failure(args, 503);
  return redirect('/mydata?done=erased', 303);
}

export default function MyDataLinkRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return <DataPage person={loaderData} token={params.token} error={actionData} />;
}
