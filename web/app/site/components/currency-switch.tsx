import { chooseCurrency, chosenRate, loadRates, useCurrency } from '../lib/currency';
import { useReady } from '../../shared/lib/use-ready';
import { useTexts } from '../../shared/lib/texts';
import css from './currency-switch.module.css';

/** Switch for a second currency beside AED on the whole site, at the dated rates that staff maintain. */
export function CurrencySwitch() {
  const words = useTexts().currency;
  const { format } = useTexts();
  const isReady = useReady();
  const state = useCurrency();
  const rate = chosenRate(state);
  if (!isReady) return null;
  if (state.rates === undefined)
    return (
      <div className={css.switch}>
        <button type="button" onClick={() => void loadRates()}>
          {words.show}
        </button>
        {state.hasFailed && <p role="status">{words.failed}</p>}
      </div>
    );
  if (state.rates.length === 0) return <p className={css.switch}>{words.none}</p>;
  return (
    <div className={css.switch}>
      <label>
        {words.label}{' '}
        <select
          value={rate?.currency ?? ''}
          onChange={({ target: { value } }) => {
            chooseCurrency(value === '' ? null : value);
          }}
        >
          <option value="">{words.aedOnly}</option>
          {state.rates.map(({ currency }) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      </label>
      {rate !== undefined && (
        <p>
          {words.rate({ currency: rate.currency, rate: String(rate.aed) })}
          {rate.validFrom !== null && ` ${words.since({ date: format.date(rate.validFrom) })}`}
          {rate.isDemo && ` ${words.demo}`}
        </p>
      )}
    </div>
  );
}
