import { Link } from 'react-router';
import { Icon } from '../../../shared/ui/icon';
import { calculateMortgage } from '@manzil/contracts/listings/mortgage';
import { mortgageHref, mortgageQuery, readTerms } from '../../lib/mortgage';
import { CostTable } from './cost-table';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './mortgage-estimate.module.css';

/** Shows a home's monthly cost with the usual loan, the costs of buying, and a link to other figures. */
export function MortgageEstimate({ price, offPlan }: { price: number; offPlan: boolean }) {
  const texts = useTexts();
  const { listing } = texts.mortgage;
  const asked = { price, ...(offPlan && { offPlan }) };
  const terms = readTerms(new URLSearchParams(mortgageQuery(asked)));
  const { monthly, loan, downPayment } = calculateMortgage(terms);
  return (
    <section className={css.estimate}>
      <h2>{listing.title}</h2>
      <p className={css.amount}>
        {listing.perMonth({ amount: texts.format.aed(monthly), small: (text) => <span>{text}</span> })}
      </p>
      <p className={css.text}>{listing.text({ down: terms.down, years: terms.years, rate: terms.rate })}</p>
      <details className={css.costs}>
        <summary>{texts.mortgage.costs}</summary>
        <CostTable price={price} loan={loan} downPayment={downPayment} />
      </details>
      <Link to={`${mortgageHref(asked)}#calculator`} className={button.more}>
        {listing.link} <Icon name="arrow" size={18} />
      </Link>
    </section>
  );
}
