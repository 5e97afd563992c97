import { Link } from 'react-router';
import { Icon } from '../../components/icon';
import { formatNumber } from '../../lib/format';
import { calculateMortgage, mortgageHref, readTerms } from '../../lib/mortgage';
import { mortgageTexts } from './mortgage-texts';
import button from '../../components/button.module.css';
import css from './mortgage-estimate.module.css';

/** What a home for sale costs a month with the usual loan, and the way to other figures. */
export function MortgageEstimate({ price }: { price: number }) {
  const { listing } = mortgageTexts;
  const terms = { ...readTerms(new URLSearchParams()), price };
  const { monthly } = calculateMortgage(terms);
  return (
    <section className={css.estimate}>
      <h2>{listing.title}</h2>
      <p className={css.amount}>
        AED {formatNumber(Math.round(monthly))} <span>{listing.perMonth}</span>
      </p>
      <p className={css.text}>{listing.text(terms.down, terms.years, terms.rate)}</p>
      <Link to={`${mortgageHref({ price })}#calculator`} className={button.more}>
        {listing.link} <Icon name="arrow" size={18} />
      </Link>
    </section>
  );
}
