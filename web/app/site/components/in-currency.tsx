import { chosenRate, useCurrency } from '../lib/currency';
import { useTexts } from '../../shared/lib/texts';
import css from './currency-switch.module.css';

/** An amount in the currency that the visitor has chosen beside AED; nothing without scripts. */
export function InCurrency({ aed }: { aed: number | null }) {
  const texts = useTexts();
  const rate = chosenRate(useCurrency());
  if (rate === undefined || aed === null || aed <= 0) return null;
  const amount = texts.format.inCurrency(aed / rate.aed, rate.currency);
  return <span className={css.amount}> {texts.price.about({ amount })}</span>;
}
