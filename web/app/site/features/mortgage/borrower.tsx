import type { MortgageTerms } from '@manzil/rules/mortgage';
import { BUYERS, EMIRATES } from '@manzil/rules/vocabulary';
import { useCalculatorTexts } from '../../lib/calculator-texts';
import { SelectBox } from '../../components/form/select-box';
import css from './calculator.module.css';

interface BorrowerProps {
  terms: MortgageTerms;
  onTerms: (change: (now: MortgageTerms) => MortgageTerms) => void;
}

interface Choice {
  name: 'buyer' | 'home' | 'emirate';
  label: string;
  values: readonly string[];
  names: Readonly<Record<string, string>>;
}

/** The borrower, the home and the emirate, on which the limits of loans and the fees depend. */
export function Borrower({ terms, onTerms }: BorrowerProps) {
  const { buyers, emirates, page } = useCalculatorTexts();
  const { form } = page;
  const choices: Choice[] = [
    { name: 'buyer', label: form.buyer, values: BUYERS, names: buyers },
    { name: 'home', label: form.home, values: ['first', 'second'], names: form.homes },
    { name: 'emirate', label: form.emirate, values: EMIRATES, names: emirates },
  ];
  return choices.map(({ name, label, values, names }) => (
    <label key={name} className={css.borrower}>
      {label}
      <SelectBox>
        <select
          name={name}
          value={terms[name]}
          onChange={({ target: { value } }) => {
            onTerms((now) => ({ ...now, [name]: value }));
          }}
        >
          {values.map((value) => (
            <option key={value} value={value}>
              {names[value]}
            </option>
          ))}
        </select>
      </SelectBox>
    </label>
  ));
}
