import { SelectField } from '../../../shared/ui/field';

/** Currencies of feeds in the region, and default currencies of formats. */
const CURRENCIES = [
  'AED',
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'SAR',
  'QAR',
  'BHD',
  'KWD',
  'OMR',
  'EGP',
  'INR',
  'PKR',
];

interface CurrencyChoiceProps {
  /** Empty when none is selected. */
  currency: string;
  onChoose: (currency: string) => void;
}

/** Selects the currency of amounts that state none. */
export function CurrencyChoice({ currency, onChoose }: CurrencyChoiceProps) {
  const others = currency === '' || CURRENCIES.includes(currency) ? [] : [currency];
  return (
    <section className="backend-panel backend-form" aria-labelledby="currency">
      <h2 id="currency" className="backend-title">
        Currency
      </h2>
      <SelectField
        label="Currency of prices that state none"
        hint="Prices in other currencies than AED are left out, and reported."
        value={currency}
        onText={onChoose}
        options={[
          ['', 'As usual in the format (AED in most; BLM: GBP, OpenImmo: EUR, REAXML: AUD)'],
          ...[...CURRENCIES, ...others].map((code) => [code, code] as const),
        ]}
      />
    </section>
  );
}
