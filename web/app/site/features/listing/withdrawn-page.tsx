import { Link } from 'react-router';
import type { GoneListing, ListingCard as Listing } from '@manzil/contracts/listings/property';
import { FOUR_IN_A_ROW } from '../../components/grid-sizes';
import { ListingCard } from '../../components/listing-card';
import { listingPlace, typeAndBeds } from '../../../shared/lib/listing-labels';
import { PageTitle } from '../../../shared/ui/page-title';
import { KeyFacts } from './key-facts';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import grid from '../../components/listing-grid.module.css';
import css from './listing-page.module.css';

interface WithdrawnPageProps {
  /** The withdrawn listing; undefined from a gateway of the previous release. */
  listing: GoneListing | undefined;
  related: Listing[];
}

/** A withdrawn listing: says so, and shows similar ones. */
export default function WithdrawnPage({ listing, related }: WithdrawnPageProps) {
  const texts = useTexts();
  const list = (listing ?? related[0])?.adType === 'rent' ? '/rent' : '/buy';
  return (
    <div className={`container ${css.withdrawn ?? ''}`}>
      <PageTitle title={texts.listing.withdrawnTitle} />
      <meta name="robots" content="noindex" />
      <h1>{texts.listing.withdrawnTitle}</h1>
      {listing && (
        <div className={css.withdrawnKeyFacts}>
          <p>
            {texts.format.listed([
              typeAndBeds(texts, listing),
              listing.name.trim(),
              listingPlace(texts, listing),
              texts.listing.referenceIs({ reference: listing.reference }),
            ])}
          </p>
          <KeyFacts property={listing} />
        </div>
      )}
      {related.length > 0 && (
        <>
          <p className={css.withdrawnText}>{texts.listing.withdrawnHelp}</p>
          <div className={grid.four}>
            {related.map((listing) => (
              <ListingCard key={listing.id} listing={listing} sizes={FOUR_IN_A_ROW} />
            ))}
          </div>
        </>
      )}
      <Link to={list} className={button.primary}>
        {texts.listing.withdrawnNext}
      </Link>
    </div>
  );
}
