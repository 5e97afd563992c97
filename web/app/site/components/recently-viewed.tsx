import { recentlyViewed, useDeviceList } from '../lib/device-list';
import { useListingCards } from '../lib/use-listing-cards';
import { ListingCard } from './listing-card';
import { Section } from './section';
import { Strip } from './strip';
import { useTexts } from '../../shared/lib/texts';

/** Shows the homes this device viewed lately that are still on the market, without the present one. */
export function RecentlyViewed({ except }: { except?: number }) {
  const texts = useTexts();
  const ids = useDeviceList(recentlyViewed)
    .map(({ id }) => id)
    .filter((id) => id !== except);
  const { byId } = useListingCards(ids);
  const cards = ids.flatMap((id) => byId.get(id) ?? []);
  if (cards.length === 0) return null;
  return (
    <Section title={texts.favourites.recent}>
      <Strip
        label={texts.favourites.recent}
        items={cards.map((listing) => ({
          key: listing.id,
          content: <ListingCard listing={listing} sizes="320px" headingLevel="h3" />,
        }))}
      />
    </Section>
  );
}
