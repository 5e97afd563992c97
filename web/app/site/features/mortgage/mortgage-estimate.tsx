import { Link } from 'react-router';
import { Icon } from '../../../shared/ui/icon';
import { calculateMortgage, type MortgageTerms } from '@manzil/rules/mortgage';
import { mortgageHref } from '../../lib/mortgage-link';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './mortgage-estimate.module.css';

/** Shows a home's monthly cost with a loan on these terms, and a link to other figures. */
export function MortgageEstimate({ terms }: { terms: MortgageTerms }) {
  const texts = useTexts();
  const { listing } = texts.mortgage;
  const { price, offPlan, emirate } = terms;
  const asked = { price, ...(offPlan && { offPlan }), ...(emirate !== 'dubai' && { emirate }) };
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
