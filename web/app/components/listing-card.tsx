import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListingCard as Listing } from '@manzil/contracts/listings/property';
import { formatBedrooms, formatListingPrice } from '../lib/format';
import { listingName, listingPlace, sellingLine } from '../lib/listing-words';
import { remember } from '../lib/local-memory';
import { texts } from '../lib/texts';
import { Area } from './area';
import { HeartButton } from './heart-button';
import { Icon, type IconName } from './icon';
import { ResponsiveImage } from './responsive-image';
import css from './listing-card.module.css';

interface ListingCardProps {
  listing: Listing;
  /** Space the card's picture takes, as CSS `sizes`. */
  sizes: string;
  priority?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** Why the listing is shown here. */
  note?: string;
}

/** One listing in a list: a single link, named by the listing, that covers the whole card. */
export function ListingCard({ listing, sizes, priority, headingLevel, note }: ListingCardProps) {
  const Heading = headingLevel ?? 'h2';
  const name = listingName(listing);
  const line = sellingLine(listing);
  const image = listing.images[1] ?? listing.images[0];
  const facts: [IconName, ReactNode][] = [];
  if (listing.bedrooms !== null) facts.push(['bed', formatBedrooms(listing.bedrooms)]);
  if (listing.rooms !== null) facts.push(['rooms', texts.units.rooms(listing.rooms)]);
  if (listing.bathrooms !== null) facts.push(['bath', texts.units.baths(listing.bathrooms)]);
  if (listing.builtUpArea !== null) {
    facts.push(['area', <Area key="area" squareFeet={listing.builtUpArea} />]);
  }
  return (
    <article className={css.card}>
      <div className={css.frame}>
        {image === undefined ? (
          <p className={css.noPhoto}>{texts.listing.noPhoto}</p>
        ) : (
          <ResponsiveImage
            src={image}
            alt=""
            sizes={sizes}
            width={600}
            height={450}
            priority={priority ?? false}
            className={css.image}
          />
        )}
        <div className={css.badges}>
          {listing.featured && <span className={css.featured}>{texts.badge.featured}</span>}
        </div>
        <HeartButton listing={listing} look="photo" />
      </div>
      <div className={css.body}>
        <div className={css.top}>
          <p className={css.price}>{formatListingPrice(listing.price, listing.adType)}</p>
          {listing.unitType !== null && <p className={css.type}>{listing.unitType}</p>}
        </div>
        <Heading className={css.name}>
          <Link
            to={`/${listing.pagelink}`}
            prefetch="intent"
            viewTransition
            onClick={() => {
              remember('propertyid', String(listing.id));
              remember('propertylink', listing.pagelink);
              remember('whichpage', listing.adType === 'rent' ? 'rent' : 'buy');
            }}
          >
            {name}
          </Link>
        </Heading>
        {line !== undefined && <p className={css.line}>{line}</p>}
        <p className={css.place}>{listingPlace(listing)}</p>
        <ul className={css.facts}>
          {facts.map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} size={18} />
              {text}
            </li>
          ))}
        </ul>
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
    </article>
  );
}
