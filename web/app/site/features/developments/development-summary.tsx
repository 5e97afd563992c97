import type { Development } from '@manzil/contracts/listings/development';
import { languageOf } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import css from './developments.module.css';

/** Price, handover, developer and place at a glance. */
export function DevelopmentSummary({ development }: { development: Development }) {
  const texts = useTexts();
  const { developments: words } = texts;
  const own = languageOf(texts, development.language);
  const keyFacts = [
    [words.price, texts.format.price(development.price), undefined],
    [words.completion, development.completion, own],
    [words.developer, development.developerName, own],
    [words.location, texts.placeName(development.location), undefined],
    [texts.listing.permit, development.permitNumber, undefined],
  ] as const;
  return (
    <dl className={css.summary}>
      {keyFacts.map(
        ([label, value, language]) =>
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd {...language}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
