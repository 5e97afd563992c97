import { useTexts } from '../lib/texts';
import css from './stars.module.css';

/** A rating of 1 to 5 in stars, with a text for screen readers. */
export function Stars({ stars }: { stars: number }) {
  const texts = useTexts();
  return (
    <p className={css.stars} role="img" aria-label={texts.home.stars({ stars })}>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          width="18"
          height="18"
          viewBox="0 0 20 20"
          data-on={place <= stars}
          aria-hidden="true"
        >
          <path d="M10 1.800l2.500 5.300 5.800.7-4.300 4 1.100 5.700L10 14.700l-5.100 2.800L6 11.800l-4.300-4 5.800-.7z" />
        </svg>
      ))}
    </p>
  );
}
