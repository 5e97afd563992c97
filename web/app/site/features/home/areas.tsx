import { Link } from 'react-router';
import type { Area } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { ResponsiveImage } from '../../components/responsive-image';
import { Section } from '../../components/section';
import { communityPath } from '../../lib/place-path';
import { useTexts } from '../../../shared/lib/texts';
import css from './areas.module.css';

const IN_A_ROW = 4;

/** The communities with the most homes, in whole rows; each leads to its list. */
export function Areas({ areas, adType }: { areas: Area[]; adType: AdType }) {
  const texts = useTexts();
  const shown = areas.length < IN_A_ROW ? areas : areas.slice(0, areas.length - (areas.length % IN_A_ROW));
  if (shown.length === 0) return null;
  return (
    <Section title={texts.home.areas} text={texts.home.areasText[adType]}>
      <ul className={css.areas}>
        {shown.map((area) => (
          <li key={area.name} className={css.area}>
            {area.image !== null && (
              <ResponsiveImage
                src={area.image}
                alt=""
                sizes="(min-width: 1027px) 310px, 50vw"
                width={400}
                height={300}
                className={css.photo}
              />
            )}
            <div className={css.text}>
              <h3 className={css.name}>
                <Link to={communityPath(adType, area.name)} prefetch="intent">
                  {texts.placeName(area.name)}
                </Link>
              </h3>
              <p className={css.keyFacts}>
                <span>{texts.search.homes({ count: area.count })}</span>
                {area.priceFrom !== null && (
                  <span>
                    {texts.home.priceFrom({ price: texts.format.listingPrice(area.priceFrom, adType) })}
                  </span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
