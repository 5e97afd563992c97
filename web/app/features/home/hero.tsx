import { ResponsiveImage } from '../../components/responsive-image';
import { HeroSearch } from './hero-search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import css from './hero.module.css';

interface HeroProps {
  heading: string;
  text: string | undefined;
  image: string | undefined;
  adType: AdType;
  onAdType: (adType: AdType) => void;
}

/** The first thing a visitor sees: one photograph, one sentence and the search. */
export function Hero({ heading, text, image, adType, onAdType }: HeroProps) {
  return (
    <section className={css.hero}>
      {image !== undefined && (
        <ResponsiveImage
          src={image}
          alt=""
          sizes="(max-width: 640px) 130vw, 100vw"
          width={1920}
          height={1080}
          widest={1920}
          priority
          className={css.image}
        />
      )}
      <div className={`container ${css.content ?? ''}`}>
        <h1 className={css.heading}>{heading}</h1>
        {text !== undefined && <p className={css.text}>{text}</p>}
        <HeroSearch adType={adType} onAdType={onAdType} />
      </div>
    </section>
  );
}
