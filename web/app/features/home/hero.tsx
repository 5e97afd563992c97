import { PhotoBand } from '../../components/photo-band';
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
    <PhotoBand photo={image} priority className={css.hero} contentClassName={css.content}>
      <h1 className={css.heading}>{heading}</h1>
      {text !== undefined && <p className={css.text}>{text}</p>}
      <HeroSearch adType={adType} onAdType={onAdType} />
    </PhotoBand>
  );
}
