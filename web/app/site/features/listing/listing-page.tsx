import { textIn } from '@manzil/contracts/site-language';
import { useEffect, type ReactNode } from 'react';
import type { ListingCard as Listing, Property } from '@manzil/contracts/listings/property';
import { Breadcrumb, breadcrumbJsonLd } from '../../components/breadcrumb';
import { MAIN_PHOTOS } from '../../components/gallery/gallery';
import { MorePhotos } from '../../components/gallery/more-photos';
import { Icon } from '../../../shared/ui/icon';
import { JsonLd } from '../../components/json-ld';
import { RecentlyViewed } from '../../components/recently-viewed';
import { Seo } from '../../components/seo';
import { countAction } from '../../lib/count-action';
import { recentlyViewed } from '../../lib/device-list';
import {
  knownName,
  listingName,
  listingPlace,
  listingTitle,
  typeAndBeds,
} from '../../../shared/lib/listing-labels';
import { plainText } from '../../../shared/lib/plain-text';
import type { NearHome as Near } from '../../lib/near-home.server';
import type { PlaceMap } from '../../lib/place-map';
import type { QrCode } from '../../../shared/lib/qr';
import { useSite } from '../../../shared/lib/use-site';
import { usePageUrl } from '../../../shared/lib/use-page-url';
import { ContactBar } from './contact-bar';
import { ContactCard } from './contact-card';
import { Details } from './details';
import { ListingActions } from './listing-actions';
import { Description } from './description';
import { listingCrumbs } from './listing-crumbs';
import { ListingHead } from './listing-head';
import { listingJsonLd } from './listing-json-ld';
import { ListingMedia } from './listing-media';
import { ListingPlaces } from './listing-places';
import { NearHome } from './near-home';
import { PrintSheet } from './print-sheet';
import { RelatedListings } from './related-listings';
import { SimilarHomes } from './similar-homes';
import { useAdviser } from '../../lib/use-adviser';
import { useTexts } from '../../../shared/lib/texts';
import css from './listing-page.module.css';

/** Longest description a search engine shows. */
const DESCRIPTION_LENGTH = 158;

interface ListingPageProps {
  property: Property;
  /** Listings of the same kind. */
  related: Listing[];
  /** Listings alike in place, size and price. */
  similar: Listing[];
  /** The path of the page of the listing's adviser, if they have one. */
  adviserPath: string | undefined;
  /** The enquiry bound to the listing. */
  enquiry: ReactNode;
  /** The monthly cost; only of homes for sale with a price. */
  estimate: ReactNode;
  /** The location of homes in Dubai; null when it is unknown or elsewhere. */
  placeMap: PlaceMap | null;
  /** Null for the same homes as `placeMap`. */
  near: Near | null;
  /** QR code with the URL of this page, for the printed version. */
  qr: QrCode;
  /** A preview for staff: nothing is counted or remembered. */
  isPreview?: boolean;
}

export function ListingPage({ property, adviserPath, isPreview = false, ...rest }: ListingPageProps) {
  const texts = useTexts();
  const { related, similar, enquiry, estimate, qr, placeMap, near } = rest;
  const origin = useSite()?.publicUrl ?? '';
  const urlOf = usePageUrl();
  const title = listingTitle(texts, property);
  const name = listingName(texts, property);
  const price = texts.format.listingPrice(property.price, property.adType);
  const crumbs = listingCrumbs(texts, property, name);
  const amenities = new Set(property.amenities.map((each) => knownName(texts.words.amenities, each)));
  const place = texts.format.listed(new Set([name, listingPlace(texts, property)]));
  const { id, pagelink } = property;
  const contact = { ask: '#enquiry', chat: useAdviser(property).chat };
  useEffect(() => {
    if (isPreview) return;
    recentlyViewed.put({ id, pagelink, name });
    countAction(pagelink, 'view');
  }, [id, pagelink, name, isPreview]);
  return (
    <>
      <Seo
        // Several homes may have one title and place, and search engines show pages by their titles.
        title={texts.titles.listing({
          title,
          place: listingPlace(texts, property),
          deal: texts.badge[property.adType],
          reference: property.reference,
        })}
        description={plainText(
          texts.listing.metaDescription({
            home: typeAndBeds(texts, property),
            deal: texts.badge[property.adType].toLowerCase(),
            place,
            price,
            text: textIn(texts.language, property, 'description'),
          }),
          DESCRIPTION_LENGTH,
        )}
        path={`/${property.pagelink}`}
        image={property.images[0]}
      />
      <JsonLd data={listingJsonLd(texts, property, { title, origin, url: urlOf(`/${property.pagelink}`) })} />
      <JsonLd data={breadcrumbJsonLd(crumbs, urlOf)} />
      <div className="container">
        <Breadcrumb crumbs={crumbs} />
        <div className={css.top}>
          <ListingHead property={property} />
          <ListingMedia key={property.id} property={property} placeMap={placeMap} contact={contact} />
        </div>
        <div className={css.columns}>
          <div>
            <ListingActions property={property} title={title} />
            {property.description.trim() !== '' && (
              <section className={css.block}>
                <h2>{texts.listing.about}</h2>
                <Description property={property} place={place} />
              </section>
            )}
            <section className={css.block}>
              <h2>{texts.listing.details}</h2>
              <Details property={property} />
            </section>
            {amenities.size > 0 && (
              <section className={css.block}>
                <h2>{texts.listing.amenities}</h2>
                <ul className={css.amenities}>
                  {[...amenities].map((amenity) => (
                    <li key={amenity}>
                      <Icon name="check" size={18} /> {amenity}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {property.images.length > MAIN_PHOTOS && (
              <section className={`${css.block ?? ''} ${css.wideOnly ?? ''}`}>
                <h2>{texts.listing.morePhotos}</h2>
                <MorePhotos images={property.images} name={name} contact={contact} />
              </section>
            )}
            {estimate}
            <ListingPlaces property={property} placeMap={placeMap} />
            {near !== null && <NearHome key={id} property={property} near={near} />}
            <div className={css.enquiry}>{enquiry}</div>
            <PrintSheet property={property} qr={qr} />
          </div>
          <ContactCard property={property} adviserPath={adviserPath} />
        </div>
      </div>
      <SimilarHomes property={property} items={similar} />
      <RelatedListings listing={property} cached={related} />
      <RecentlyViewed except={id} />
      <ContactBar property={property} />
    </>
  );
}
