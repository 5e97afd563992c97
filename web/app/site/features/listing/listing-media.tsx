import type { Property } from '@manzil/contracts/listings/property';
import { ClickToLoad } from '../../components/click-to-load';
import { FloorPlans } from '../../components/gallery/floor-plans';
import { Gallery } from '../../components/gallery/gallery';
import type { GalleryContact } from '../../components/gallery/lightbox';
import { DrawnMap } from '../../components/map/drawn-map';
import { MediaTabs, type MediaTab } from '../../components/media-tabs';
import { pointEmbed, streetMapHref, videoEmbed } from '../../lib/embeds';
import { listingName, listingPlace } from '../../../shared/lib/listing-labels';
import type { PlaceMap } from '../../lib/place-map';
import { OutsideMedia } from './outside-media';
import { useTexts } from '../../../shared/lib/texts';

interface ListingMediaProps {
  property: Property;
  /** Only for homes in Dubai with a position. */
  placeMap: PlaceMap | null;
  contact: GalleryContact;
}

/** All media of a home; films, tours and the external map open on demand. */
export function ListingMedia({ property, placeMap, contact }: ListingMediaProps) {
  const texts = useTexts();
  const name = listingName(texts, property);
  const words = texts.listing;
  const { images, floorPlans, latitude, longitude, videoUrl, view360Url } = property;
  const place = texts.format.listed(new Set([name, listingPlace(texts, property)]));
  const tabs: MediaTab[] = [
    {
      id: 'photos',
      title: words.tabs.photos,
      icon: 'photos',
      printed: true,
      panel: <Gallery images={images} name={name} contact={contact} />,
    },
  ];
  if (floorPlans.length > 0) {
    tabs.push({
      id: 'floor-plan',
      title: words.tabs.plan({ count: floorPlans.length }),
      icon: 'rooms',
      printed: true,
      panel: <FloorPlans plans={floorPlans} name={name} contact={contact} />,
    });
  }
  if (latitude !== null && longitude !== null) {
    tabs.push({
      id: 'map',
      title: words.tabs.map,
      icon: 'pin',
      panel: (
        <MapPanel
          {...{ latitude, longitude, placeMap }}
          title={texts.titles.of({ what: words.location, name: place })}
        />
      ),
    });
  }
  if (videoUrl !== null) {
    const film = videoEmbed(videoUrl);
    tabs.push({
      id: 'video',
      title: words.tabs.video,
      icon: 'play',
      panel: film ? (
        <ClickToLoad
          kind="video"
          title={texts.titles.of({ what: texts.developments.film, name: place })}
          embed={film}
          href={videoUrl}
        />
      ) : (
        <OutsideMedia icon="play" href={videoUrl} title={texts.developments.video} />
      ),
    });
  }
  if (view360Url !== null) {
    tabs.push({
      id: 'tour',
      title: words.tabs.tour,
      icon: 'external',
      panel: <OutsideMedia icon="external" href={view360Url} title={words.tour} />,
    });
  }
  return <MediaTabs label={words.media} tabs={tabs} />;
}

interface MapPanelProps {
  latitude: number;
  longitude: number;
  placeMap: PlaceMap | null;
  title: string;
}

/** The site has a map of Dubai only. */
function MapPanel({ latitude, longitude, placeMap, title }: MapPanelProps) {
  return placeMap === null ? (
    <ClickToLoad
      kind="map"
      title={title}
      embed={pointEmbed(latitude, longitude)}
      href={streetMapHref(latitude, longitude)}
    />
  ) : (
    <DrawnMap {...{ latitude, longitude, title }} drawing={placeMap} />
  );
}
