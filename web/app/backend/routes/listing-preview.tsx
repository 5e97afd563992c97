import { showManagedListing } from '@manzil/contracts/http/managed-listings';
import { callApi } from '../kit/data/call-api';
import { ErrorPage } from '../../shared/ui/error-page';
import { ListingPage } from '../../site/features/listing/listing-page';
import { qrCode } from '../../shared/lib/qr';
import type { PreviewHandle } from '../../shared/lib/use-is-preview';
import type { Route } from './+types/listing-preview';
import { english } from '../../shared/lib/english';

/** A listing's page as visitors would see it, for staff only, also before it is published. */
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
        {english.listing.preview}
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
