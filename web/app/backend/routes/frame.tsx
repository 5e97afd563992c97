import type { Session } from '@manzil/contracts/gateway/account';
import { useEffect } from 'react';
import { createContext } from 'react-router';
import type { Route } from './+types/frame';
import { AdminFrame } from '../sections/frame/admin-frame';
import { queryClient } from '../kit/data/query-client';
import { forgetSession, requireSession } from '../kit/session/require-session';
import type { BareHandle } from '../../shared/lib/bare-handle';

/** The backend has no site header and footer. */
export const handle: BareHandle = { bare: true };

const sessionContext = createContext<Session>();

/**
 * Runs in the browser, which has the session cookie: server-rendered pages are the same for all users. No section loads
 * data before the session is known.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, context }, next) => {
    context.set(sessionContext, await requireSession(new URL(request.url)));
    return next();
  },
];

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return context.get(sessionContext);
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <title>Manzil backend</title>
      <p role="status" className="container">
        Opening the backend…
      </p>
    </>
  );
}

export default function AdminFrameRoute({ loaderData }: Route.ComponentProps) {
  useEffect(
    () => () => {
      forgetSession();
      queryClient.clear();
    },
    [],
  );
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <AdminFrame session={loaderData} />
    </>
  );
}
