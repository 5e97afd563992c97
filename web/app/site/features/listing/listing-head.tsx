import { InCurrency } from '../../components/in-currency';
import type { Property } from '@manzil/contracts/listings/property';
import { Icon } from '../../../shared/ui/icon';
import { listingName, listingPlace, sellingLine } from '../../../shared/lib/listing-labels';
import { languageOfName } from '../../../shared/lib/text-language';
import { KeyFacts } from './key-facts';
import { useTexts } from '../../../shared/lib/texts';
import css from './listing-head.module.css';

/** Shows first what decides whether a visitor reads on: the home, its place, price and size. */
export function ListingHead({ property }: { property: Property }) {
  const texts = useTexts();
  const line = sellingLine(texts, property);
  const name = listingName(texts, property);
  return (
    <header className={css.head}>
      <div>
        <p className={css.badges}>
          <span>{texts.badge[property.adType]}</span>
          {property.featured && <span>{texts.badge.featured}</span>}
          {property.completionStatus === 'off_plan' && <span>{texts.badge.offPlan}</span>}
          {property.reducedFrom && <span>{texts.badge.reduced}</span>}
        </p>
        <h1 className={css.name}>
          <span {...languageOfName(texts, name)}>{name}</span>
          {line !== undefined && (
            <>
              <span className="visually-hidden"> · </span>
              <span className={css.sellingLine}>{line}</span>
            </>
          )}
        </h1>
        <p className={css.place}>
          <Icon name="pin" /> {listingPlace(texts, property)}
        </p>
      </div>
      <div className={css.figures}>
        <div className={css.asked}>
          <p className={css.price}>
            {texts.format.listingPrice(property.price, property.adType)}
            <InCurrency aed={property.price} />
          </p>
          {property.reducedFrom && (
            <p className={css.reduced}>
              {texts.price.reducedFrom({
                price: texts.format.listingPrice(property.reducedFrom.price, property.adType),
                date: texts.format.date(property.reducedFrom.at),
              })}
            </p>
          )}
        </div>
        <KeyFacts property={property} />
      </div>
    </header>
  );
}
