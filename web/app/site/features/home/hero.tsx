import type { FocalPoint } from '@manzil/contracts/content/focal-point';
import { PhotoBand } from '../../components/photo-band';
import { HeroSearch } from './hero-search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import css from './hero.module.css';

interface HeroProps {
  heading: string;
  text: string | undefined;
  image: string | undefined;
  focus: FocalPoint | undefined;
  adType: AdType;
  onAdType: (adType: AdType) => void;
}

/** The top of the home page: one photo, one sentence and the search. */
export function Hero({ heading, text, image, focus, adType, onAdType }: HeroProps) {
  return (
    <PhotoBand
      photo={image}
      priority
      sizes="(min-resolution: 1.5dppx) 960px, max(84rem, min(100vw, 1920px))"
      focus={focus}
      uprightSizes="max(100vw, 405px)"
      className={css.hero}
      contentClassName={css.content}
    >
      <h1 className={css.heading}>{heading}</h1>
      {text !== undefined && <p className={css.text}>{text}</p>}
      <HeroSearch adType={adType} onAdType={onAdType} />
    </PhotoBand>
  );
}
