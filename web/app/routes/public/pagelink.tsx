import type { Route } from './+types/pagelink';
import type { ChatHandle } from '../../components/chat-button';
import { DevelopmentPage } from '../../features/developments/development-page';
import { ListingPage } from '../../features/listing/listing-page';
import { WithdrawnPage } from '../../features/listing/withdrawn-page';
import { failure } from '../../lib/api-call.server';
import { findDevelopment, findListing } from '../../lib/api.server';
import { listingChatSubject } from '../../lib/chat-subject';
import { loaderHeaders } from '../../lib/loader-headers';
import { respond } from '../../lib/respond.server';

/** A page link is a listing (live, or withdrawn: 410), else a development, else unknown: 404. */
export async function loader(args: Route.LoaderArgs) {
  const { pagelink } = args.params;
  const listing = await findListing(args, pagelink);
  if (listing.state === 'live') {
    const { property, related } = listing;
    return respond({ kind: 'listing' as const, property, related }, ['listings', 'content']);
  }
  if (listing.state === 'withdrawn') {
    return respond({ kind: 'withdrawn' as const, related: listing.related }, ['listings', 'content'], 410);
  }
  const development = await findDevelopment(args, pagelink);
  if (!development) throw failure(args, 404);
  return respond({ kind: 'development' as const, ...development }, ['developments', 'content']);
}
export const headers = loaderHeaders;

type Data = Awaited<ReturnType<typeof loader>>['data'];

export const handle: ChatHandle = {
  chatSubject: (loaderData, publicUrl) => {
    const shown = loaderData as Data;
    if (shown.kind === 'listing') return listingChatSubject(shown.property, publicUrl);
    if (shown.kind === 'development')
      return `${shown.development.name}\n${publicUrl}/${shown.development.pagelink}`;
    return undefined;
  },
};

export default function PageLinkRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'listing') {
    return <ListingPage property={loaderData.property} related={loaderData.related} />;
  }
  if (loaderData.kind === 'withdrawn') return <WithdrawnPage related={loaderData.related} />;
  return <DevelopmentPage development={loaderData.development} images={loaderData.images} />;
}
