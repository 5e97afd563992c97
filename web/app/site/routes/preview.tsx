import { data } from 'react-router';
import type { Route } from './+types/preview';
import { loadLiveBlocks } from '../features/custom-page/live/load-live-blocks.server';
import { PreviewPage } from '../features/custom-page/preview-page';
import { lendingOf, loadRulesIfAny } from '../lib/home-costs.server';
import { loadPreview } from '../../shared/lib/api.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import type { PreviewHandle } from '../../shared/lib/use-is-preview';
import { PagePart } from './page-part';

/** A preview is shown to anyone with its link; it is neither cached nor indexed. */
export async function loader(args: Route.LoaderArgs) {
  const preview = await loadPreview(args, args.params.token);
  const [{ html, live }, rules] = await Promise.all([
    loadLiveBlocks(args, preview.html),
    loadRulesIfAny(args),
  ]);
  return data(
    { preview: { ...preview, html }, live, lending: lendingOf(rules) },
    { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  );
}
export const headers = loaderHeaders;
export const handle: PreviewHandle = { preview: true };

export default function PreviewRoute({ loaderData: { preview, live, lending } }: Route.ComponentProps) {
  // The forms do not send the URL of the preview, which is a secret.
  return (
    <PreviewPage
      preview={preview}
      live={live}
      part={(part) => <PagePart part={part} page="/" rules={lending} />}
    />
  );
}
