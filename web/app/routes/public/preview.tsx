import { data } from 'react-router';
import type { Route } from './+types/preview';
import { PreviewPage } from '../../features/custom-page/preview-page';
import { loadPreview } from '../../lib/api.server';
import { loaderHeaders } from '../../lib/loader-headers';

/** Shown to whoever has the link; kept by nobody and found by no search engine. */
export async function loader(args: Route.LoaderArgs) {
  const preview = await loadPreview(args, args.params.token);
  return data(preview, { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
}
export const headers = loaderHeaders;

export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  return <PreviewPage preview={loaderData} />;
}
