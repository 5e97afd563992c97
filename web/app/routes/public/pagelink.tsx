import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/pagelink';
import type { ChatHandle } from '../../components/chat-button';
import type { BareHandle } from '../../lib/bare-handle';
import { CustomPage } from '../../features/custom-page/custom-page';
import { GonePage } from '../../features/custom-page/gone-page';
import { DevelopmentPage } from '../../features/developments/development-page';
import { ListingEnquiry } from '../../features/enquiry/listing-enquiry';
import { ListingPage } from '../../features/listing/listing-page';
import { WithdrawnPage } from '../../features/listing/withdrawn-page';
import { MortgageEstimate } from '../../features/mortgage/mortgage-estimate';
import { failure } from '../../lib/api-call.server';
import { findCustomPage, findDevelopment, findListing } from '../../lib/api.server';
import { fileSize } from '../../lib/file-size.server';
import { listingChatSubject } from '../../lib/chat-subject';
import { loaderHeaders } from '../../lib/loader-headers';
import { qrCode } from '../../lib/qr.server';
import { respond } from '../../lib/respond.server';

/**
 * An address is the listing that has it (live, or withdrawn: 410), else the development, else the page that staff
 * made (301 to where it is now, 410 when it was taken away), else unknown: 404. That order never changes.
 */
export async function loader(args: Route.LoaderArgs) {
  const { pagelink } = args.params;
  if (`/${pagelink}` === args.context.config.ADMIN_LOGIN_PATH) return loginPage();
  const listing = await findListing(args, pagelink);
  if (listing.state === 'live') {
    const { property, related } = listing;
    const qr = qrCode(`${args.context.config.PUBLIC_URL}/${property.pagelink}`);
    return respond({ kind: 'listing' as const, property, related, qr }, ['listings', 'content']);
  }
  if (listing.state === 'withdrawn') {
    return respond({ kind: 'withdrawn' as const, related: listing.related }, ['listings', 'content'], 410);
  }
  const [development, found] = await Promise.all([
    findDevelopment(args, pagelink),
    findCustomPage(args, pagelink),
  ]);
  if (development) {
    const { floorPlan, brochure, pagelink: present } = development.development;
    if (present !== pagelink) throw moved(args.request, present);
    const [planSize, brochureSize] = await Promise.all([fileSize(args, floorPlan), fileSize(args, brochure)]);
    const sizes = { floorPlan: planSize, brochure: brochureSize };
    return respond({ kind: 'development' as const, ...development, sizes }, ['developments', 'content']);
  }
  if (found.state === 'moved') throw moved(args.request, found.to);
  if (found.state === 'gone') return respond({ kind: 'gone' as const }, ['content'], 410);
  if (found.state === 'unknown') throw failure(args, 404);
  // A listing or a development that comes to this address goes before it.
  return respond({ kind: 'page' as const, page: found.page }, ['listings', 'developments', 'content']);
}

/** Told to nobody who might keep it: search engines and caches. */
const loginPage = () =>
  data({ kind: 'login' as const }, { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });

/** For good, but asked again each time: another page may take the old address, and then it leads there. */
function moved(request: Request, to: string): Response {
  const headers = { 'cache-control': 'public, max-age=0, must-revalidate' };
  return redirect(`/${to}${new URL(request.url).search}`, { status: 301, headers });
}
export const headers = loaderHeaders;

type Data = Awaited<ReturnType<typeof loader>>['data'];

/** Visitors never load it. */
const LoginPage = lazy(() => import('../../admin/login/login-page'));

export const handle: ChatHandle & BareHandle = {
  bare: (loaderData) => (loaderData as Data).kind === 'login',
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
    const { property, related, qr } = loaderData;
    return (
      <ListingPage
        property={property}
        related={related}
        qr={qr}
        enquiry={<ListingEnquiry key={property.id} property={property} />}
        estimate={
          property.adType === 'sale' && property.price ? <MortgageEstimate price={property.price} /> : null
        }
      />
    );
  }
  if (loaderData.kind === 'withdrawn') return <WithdrawnPage related={loaderData.related} />;
  if (loaderData.kind === 'page') return <CustomPage page={loaderData.page} />;
  if (loaderData.kind === 'gone') return <GonePage />;
  if (loaderData.kind === 'login') {
    return (
      <Suspense>
        <LoginPage />
      </Suspense>
    );
  }
  const { development, images, sizes } = loaderData;
  return <DevelopmentPage development={development} images={images} sizes={sizes} />;
}
