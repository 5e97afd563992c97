import { showMailLink, useMailLink } from '@manzil/contracts/http/mail-links';
import { data } from 'react-router';
import { MailLinkPage } from '../features/mail-link/mail-link-page';
import { failure, find } from '../../shared/lib/api-call.server';
import { deliver } from '../lib/form-call.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import type { Route } from './+types/mail-link';

/** Opening a link changes nothing, because mail programs fetch links. */
export async function loader(args: Route.LoaderArgs) {
  const link = await find(args, showMailLink, { params: { token: args.params.token } });
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return data(link, { status: link === undefined ? 404 : 200, headers });
}
export const headers = loaderHeaders;

/** The button, of the page or of a mail program. The loader reads the result again. */
export async function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const headers = { 'cache-control': 'no-store' };
  if ((await find(args, showMailLink, { params: { token } })) === undefined)
    return data(null, { status: 404, headers });
  const sent = await deliver(args, useMailLink, { params: { token } });
  if (typeof sent !== 'number') throw failure(args, 503);
  return data(null, { headers });
}

export default function MailLinkRoute({ loaderData }: Route.ComponentProps) {
  return <MailLinkPage link={loaderData} />;
}
