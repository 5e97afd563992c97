import type { Development } from '@manzil/contracts/listings/development';
import { Icon, type IconName } from '../../components/icon';
import { ResponsiveImage } from '../../components/responsive-image';
import { SmartLink } from '../../components/smart-link';
import { texts } from '../../lib/texts';
import button from '../../components/button.module.css';
import css from './developments.module.css';

const IMAGE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** Floor plan, brochure, film and map. Films and maps are links: nothing foreign loads before a click. */
export function DevelopmentLinks({ development }: { development: Development }) {
  const { floorPlan, brochure, videoUrl, mapUrl } = development;
  const { developments: words } = texts;
  const plan = floorPlan !== null && IMAGE.test(floorPlan) ? floorPlan : null;
  const links: [IconName, string, string | null][] = [
    ['file', words.brochure, brochure],
    ['file', words.floorPlan, plan === null ? floorPlan : null],
    ['play', words.video, videoUrl],
    ['pin', words.map, mapUrl],
  ];
  const given = links.filter(([, , url]) => url !== null && url !== '');
  return (
    <>
      {plan !== null && (
        <section className={css.plan}>
          <h2>{words.floorPlan}</h2>
          <ResponsiveImage
            src={plan}
            alt={words.floorPlan}
            sizes="(min-width: 900px) 860px, 100vw"
            width={1200}
            height={800}
            className={css.planImage}
          />
        </section>
      )}
      {given.length > 0 && (
        <p className={css.links}>
          {given.map(([icon, label, url]) => (
            <SmartLink key={label} to={url ?? ''} className={button.secondary} newWindow>
              <Icon name={icon} size={18} /> {label}
            </SmartLink>
          ))}
        </p>
      )}
    </>
  );
}
