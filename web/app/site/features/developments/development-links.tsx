import type { Development } from '@manzil/contracts/listings/development';
import { DrawnMap } from '../../components/map/drawn-map';
import { ClickToLoad } from '../../components/click-to-load';
import { Icon } from '../../../shared/ui/icon';
import { ResponsiveImage } from '../../components/responsive-image';
import { SmartLink } from '../../components/smart-link';
import { mapEmbed, videoEmbed } from '../../lib/embeds';
import type { MappedDevelopment } from '../../lib/place-map';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './developments.module.css';

const IMAGE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** Bytes of the files that can be downloaded, where they are known. */
export interface FileSizes {
  floorPlan: number | undefined;
  brochure: number | undefined;
}

/**
 * Floor plan and brochure with their size, the film, which loads when it is asked for, and the map: our own where we know
 * the place, or else that of the link.
 */
export function DevelopmentLinks({
  development,
  sizes,
  mapped,
}: {
  development: Development;
  sizes: FileSizes;
  mapped: MappedDevelopment | null;
}) {
  const texts = useTexts();
  const { name, floorPlan, brochure, videoUrl, mapUrl } = development;
  const { developments: words } = texts;
  const plan = floorPlan !== null && IMAGE.test(floorPlan) ? floorPlan : null;
  const film = videoUrl === null ? undefined : videoEmbed(videoUrl);
  const map = mapUrl === null ? undefined : mapEmbed(mapUrl);
  const files: [string, string | null, number | undefined][] = [
    [words.brochure, brochure, sizes.brochure],
    [words.floorPlanFile, floorPlan, sizes.floorPlan],
  ];
  const given = files.filter(([, url]) => url !== null && url !== '');
  return (
    <>
      {plan !== null && (
        <section className={css.plan}>
          <h2>{words.floorPlan}</h2>
          <ResponsiveImage
            src={plan}
            alt={words.floorPlan}
            sizes="min(100vw, 864px)"
            width={1200}
            height={800}
            widest={1920}
            className={css.planImage}
          />
        </section>
      )}
      {given.length > 0 && (
        <p className={css.links}>
          {given.map(([label, url, size]) => (
            <SmartLink key={label} to={url ?? ''} className={button.secondary} newWindow>
              <Icon name="file" size={18} /> {label}
              {size !== undefined && <span className={css.size}> ({texts.format.bytes(size)})</span>}
            </SmartLink>
          ))}
        </p>
      )}
      {videoUrl !== null && videoUrl !== '' && (
        <section className={css.plan}>
          <h2>{words.film}</h2>
          {film ? (
            <ClickToLoad
              kind="video"
              title={texts.titles.of({ what: words.film, name })}
              embed={film}
              href={videoUrl}
            />
          ) : (
            <SmartLink to={videoUrl} className={button.secondary} newWindow>
              <Icon name="play" size={18} /> {words.video}
            </SmartLink>
          )}
        </section>
      )}
      {(mapped !== null || (mapUrl !== null && mapUrl !== '')) && (
        <section className={css.plan}>
          <h2>{words.location}</h2>
          {mapped !== null ? (
            <DevelopmentMap {...{ development, mapped }} />
          ) : mapUrl === null ? null : map ? (
            <ClickToLoad
              kind="map"
              title={texts.titles.of({ what: words.location, name })}
              embed={map}
              href={mapUrl}
            />
          ) : (
            <SmartLink to={mapUrl} className={button.secondary} newWindow>
              <Icon name="pin" size={18} /> {words.map}
            </SmartLink>
          )}
        </section>
      )}
    </>
  );
}

function DevelopmentMap({ development, mapped }: { development: Development; mapped: MappedDevelopment }) {
  const texts = useTexts();
  const { name, mapUrl } = development;
  const { drawing, latitude, longitude, isPoint } = mapped;
  const { community } = drawing;
  return (
    <DrawnMap
      {...{ latitude, longitude, drawing }}
      title={texts.titles.of({ what: texts.developments.location, name })}
      {...(!isPoint && {
        place: {
          label: texts.listing.placeDrawing({ community }),
          credit: texts.listing.placeCredit({ community }),
        },
      })}
      {...(mapUrl !== null && mapUrl !== '' && { link: { href: mapUrl, text: texts.developments.map } })}
    />
  );
}
