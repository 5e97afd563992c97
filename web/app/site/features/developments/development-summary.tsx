import type { Development } from '@manzil/contracts/listings/development';
import { useTexts } from '../../../shared/lib/texts';
import css from './developments.module.css';

/** Price, handover, developer and place at one look. */
export function DevelopmentSummary({ development }: { development: Development }) {
  const texts = useTexts();
  const { developments: words } = texts;
  const keyFacts = [
    [words.price, texts.format.price(development.price)],
    [words.completion, development.completion],
    [words.developer, development.developerName],
    [words.location, texts.placeName(development.location)],
  ] as const;
  return (
    <dl className={css.summary}>
      {keyFacts.map(
        ([label, value]) =>
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
