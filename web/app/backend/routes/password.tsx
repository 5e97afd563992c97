import { data } from 'react-router';
import { ChoosePasswordPage } from '../sections/login/choose-password-page';
import { DeadLinkPage } from '../sections/login/dead-link-page';
import { findLinkTarget } from '../../shared/lib/api.server';
import type { BareHandle } from '../../shared/lib/bare-handle';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import type { Route } from './+types/password';
import { loadContext } from '../../shared/lib/load-context';

export const handle: BareHandle = { bare: true };

/** Opening a link does not consume it, because mail programs and chats prefetch links. The response is not cached. */
export async function loader(args: Route.LoaderArgs) {
  const target = await findLinkTarget(args, args.params.token);
  const loginPath = target === undefined ? undefined : args.context.get(loadContext).config.ADMIN_LOGIN_PATH;
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return data({ target, loginPath }, { status: target === undefined ? 404 : 200, headers });
}
export const headers = loaderHeaders;

export default function PasswordRoute({ loaderData, params }: Route.ComponentProps) {
  const { target, loginPath } = loaderData;
  if (target === undefined) return <DeadLinkPage />;
  return <ChoosePasswordPage token={params.token} target={target} loginPath={loginPath} />;
}
