import type { Route } from './+types/frame';
import { AdminFrame } from '../../admin/parts/admin-frame';
import { requireSession } from '../../admin/lib/require-session';
import type { BareHandle } from '../../lib/bare-handle';

/** The site's header and footer are not for the backend. */
export const handle: BareHandle = { bare: true };

/** In the browser, where the session cookie is: pages made by the server are the same for everybody. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return requireSession(new URL(request.url).pathname);
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <title>Manzil backend</title>
      <p role="status">Opening the backend…</p>
    </>
  );
}

export default function AdminFrameRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <AdminFrame session={loaderData} />
    </>
  );
}
