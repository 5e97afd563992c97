import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListingCard as Listing } from '@manzil/contracts/listings/property';
import { listingName, listingPlace, sellingLine } from '../../shared/lib/listing-labels';
import { languageOfName } from '../../shared/lib/text-language';
import { remember } from '../../shared/lib/local-memory';
import { useAdviser } from '../lib/use-adviser';
import { useIsNew } from '../lib/use-is-new';
import { Area } from './area';
import { CardPhotos, useCardPhotos } from './card-photos';
import { ChatIcon } from './chat-icon';
import { InCurrency } from './in-currency';
import { HeartButton } from './heart-button';
import { Icon, type IconName } from '../../shared/ui/icon';
import { useTexts } from '../../shared/lib/texts';
import css from './listing-card.module.css';

interface ListingCardProps {
  listing: Listing;
  /** Space the card's picture takes, as CSS `sizes`. */
  sizes: string;
  priority?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** The reason why the listing is shown here. */
  note?: string;
}

/** One listing in a list: a single link, named by the listing, that covers the whole card. */
export function ListingCard({ listing, sizes, priority, headingLevel, note }: ListingCardProps) {
  const texts = useTexts();
  const Heading = headingLevel ?? 'h2';
  const name = listingName(texts, listing);
  const line = sellingLine(texts, listing);
  const { row, photos, slider } = useCardPhotos(listing.images);
  const { call, callLabel, chat, chatLabel } = useAdviser(listing);
  const isNew = useIsNew(listing.listedAt);
  const open = () => {
    remember('propertyid', String(listing.id));
    remember('propertylink', listing.pagelink);
    remember('whichpage', listing.adType === 'rent' ? 'rent' : 'buy');
  };
  const keyFacts: [IconName, ReactNode][] = [];
  if (listing.bedrooms !== null) keyFacts.push(['bed', texts.format.bedrooms(listing.bedrooms)]);
  if (listing.rooms !== null) keyFacts.push(['rooms', texts.units.rooms({ count: listing.rooms })]);
  if (listing.bathrooms !== null) keyFacts.push(['bath', texts.units.baths({ count: listing.bathrooms })]);
  if (listing.builtUpArea !== null) {
    keyFacts.push(['area', <Area key="area" squareFeet={listing.builtUpArea} />]);
  }
  return (
    <article className={css.card}>
      <div className={css.frame}>
        {photos.length === 0 ? (
          <p className={css.noPhoto}>{texts.listing.noPhoto}</p>
        ) : (
          <CardPhotos
            {...{ photos, sizes, slider, row }}
            to={`/${listing.pagelink}`}
            priority={priority ?? false}
            onOpen={open}
          />
        )}
        <div className={css.badges}>
          {listing.featured && <span className={css.featured}>{texts.badge.featured}</span>}
          {isNew && <span className={css.mark}>{texts.badge.new}</span>}
          {listing.reducedFrom && <span className={css.mark}>{texts.badge.reduced}</span>}
        </div>
        <HeartButton listing={listing} look="photo" />
      </div>
      <div className={css.body}>
        <div className={css.top}>
          <p className={css.price}>
            {texts.format.listingPrice(listing.price, listing.adType)}
            <InCurrency aed={listing.price} />
          </p>
          {listing.unitType !== null && <p className={css.type}>{texts.units.types[listing.unitType]}</p>}
        </div>
        <Heading className={css.name}>
          <Link
            to={`/${listing.pagelink}`}
            {...languageOfName(texts, name)}
            prefetch="intent"
            viewTransition
            onClick={open}
            onKeyDown={({ key, currentTarget }) => {
              if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
              const isOnward = (key === 'ArrowLeft') === currentTarget.matches(':dir(rtl)');
              slider.show(slider.index + (isOnward ? 1 : -1));
            }}
          >
            {name}
          </Link>
        </Heading>
        {line !== undefined && <p className={css.line}>{line}</p>}
        <p className={css.place}>{listingPlace(texts, listing)}</p>
        <ul className={css.keyFacts}>
          {keyFacts.map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} size={18} />
              {text}
            </li>
          ))}
        </ul>
        <div className={css.contact}>
          {call && (
            <a href={call} aria-label={texts.listing.contactAbout({ action: callLabel, home: name })}>
              <Icon name="phone" size={18} /> {texts.listing.call}
            </a>
          )}
          {chat && (
            <a
              href={chat}
              target="_blank"
              rel="noopener"
              aria-label={texts.listing.contactAbout({ action: chatLabel, home: name })}
            >
              <ChatIcon size={18} /> {texts.listing.whatsapp}
            </a>
          )}
        </div>
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
    </article>
  );
}
