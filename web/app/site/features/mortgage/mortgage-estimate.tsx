import { Link } from 'react-router';
import { Icon } from '../../../shared/ui/icon';
import { calculateMortgage } from '@manzil/contracts/listings/mortgage';
import { mortgageHref, mortgageQuery, readTerms, type DatedRules } from '../../lib/mortgage';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './mortgage-estimate.module.css';

interface MortgageEstimateProps {
  price: number;
  offPlan: boolean;
  /** The rules about what banks lend. */
  rules: DatedRules;
}

/** Shows a home's monthly cost with the usual loan, and a link to other figures. */
export function MortgageEstimate({ price, offPlan, rules }: MortgageEstimateProps) {
  const texts = useTexts();
  const { listing } = texts.mortgage;
  const asked = { price, ...(offPlan && { offPlan }) };
  const terms = readTerms(new URLSearchParams(mortgageQuery(asked)), rules);
  const { monthly } = calculateMortgage(terms);
  return (
    <section className={css.estimate}>
      <h2>{listing.title}</h2>
      <p className={css.amount}>
        {listing.perMonth({ amount: texts.format.aed(monthly), small: (text) => <span>{text}</span> })}
      </p>
      <p className={css.text}>{listing.text({ down: terms.down, years: terms.years, rate: terms.rate })}</p>
      <Link to={`${mortgageHref(asked)}#calculator`} className={button.more}>
        {listing.link} <Icon name="arrow" size={18} />
      </Link>
    </section>
  );
}
