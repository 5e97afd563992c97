import { showManagedListing } from '@manzil/contracts/http/managed-listings';
import { callApi } from '../../admin/lib/call-api';
import { ErrorPage } from '../../components/error-page';
import { ListingPage } from '../../features/listing/listing-page';
import { qrCode } from '../../lib/qr';
import { texts } from '../../lib/texts';
import type { PreviewHandle } from '../../lib/use-is-preview';
import type { Route } from './+types/listing-preview';

/** The page of a listing as visitors would read it, for staff alone, also before it is published. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { property } = await callApi(showManagedListing, { params });
  return { property, qr: qrCode(`${window.location.origin}/${property.pagelink}`) };
}

export const handle: PreviewHandle = { preview: true };

export default function ListingPreviewRoute({ loaderData: { property, qr } }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <p className="container" role="note">
        {texts.listing.preview}
      </p>
      <ListingPage
        property={property}
        adviserPath={undefined}
        related={[]}
        similar={[]}
        qr={qr}
        placeMap={null}
        near={null}
        enquiry={null}
        estimate={null}
        isPreview
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
