import { InCurrency } from '../../components/in-currency';
import { Link } from 'react-router';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { FramedPhoto } from '../../components/framed-photo';
import { listingPlace, typeAndBeds } from '../../../shared/lib/listing-labels';
import { useCostTexts } from '../../lib/cost-texts';
import type { HomeCosts } from '../../lib/home-costs';
import type { ShortlistedHome } from './orders';
import { languageOfName } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import css from './shortlist.module.css';

interface HomeSummaryProps {
  home: ShortlistedHome;
  /** The home as it is offered now. */
  card: ListingCard | undefined;
  costs?: HomeCosts | undefined;
  isKnown: boolean;
  /** Undefined for a visitor who may only look. */
  onRemove?: (() => void) | undefined;
}

/** One home of the shortlist, with its current costs. */
export const HomeSummary = ({ home, card, costs, isKnown, onRemove }: HomeSummaryProps) => {
  const texts = useTexts();
  const words = onDemandTexts(shortlistTexts, texts);
  return (
    <div className={css.summary}>
      <FramedPhoto
        photo={card?.images[1] ?? card?.images[0]}
        className={css.photo}
        sizes="(min-width: 601px) 12rem, 90vw"
        width={400}
        height={300}
      />
      <div className={css.words}>
        <h3 className={css.name}>
          <Link to={`/${home.pagelink}`} {...languageOfName(texts, home.name)}>
            {home.name}
          </Link>
        </h3>
        {card !== undefined && (
          <>
            <p className={css.price}>
              {texts.format.listingPrice(card.price, card.adType)}
              <InCurrency aed={card.price} />
            </p>
            <CostSummary costs={costs} />
            <p className={css.soft}>
              {[typeAndBeds(texts, card), listingPlace(texts, card)].filter(Boolean).join(' · ')}
            </p>
          </>
        )}
        {card === undefined && isKnown && <p className={css.gone}>{words.home.gone}</p>}
        {onRemove !== undefined && (
          <button
            type="button"
            className={css.textButton}
            aria-label={words.home.removeOf({ name: home.name })}
            onClick={onRemove}
          >
            {words.home.remove}
          </button>
        )}
      </div>
    </div>
  );
};

function CostSummary({ costs }: { costs: HomeCosts | undefined }) {
  const { aed, compare, shortlist } = useCostTexts();
  if (costs === undefined) return null;
  if (costs.deal === 'none') return <p className={css.soft}>{compare.none}</p>;
  const text =
    costs.deal === 'sale'
      ? shortlist.sale({ cash: aed(costs.cash) })
      : shortlist.rent({ firstDay: aed(costs.firstDay), monthly: aed(costs.monthly) });
  return (
    <p className={css.soft}>
      <Link to={costs.link} rel="nofollow">
        {text}
      </Link>
    </p>
  );
}
