import { BUYERS, EMIRATES, type Buyer, type Emirate } from '@manzil/rules/vocabulary';
import { useCalculatorTexts } from '../../lib/calculator-texts';
import { SelectBox } from '../../components/form/select-box';
import css from './cost-page.module.css';

/** The options of a choice, by their values. */
export const named = <K extends string>(keys: readonly NoInfer<K>[], names: Readonly<Record<K, string>>) =>
  keys.map((key) => [key, names[key]] as const);

interface AmountProps {
  name: string;
  label: string;
  value: number | null | undefined;
}

export const Amount = ({ name, label, value }: AmountProps) => (
  <label className={css.field}>
    {label}
    <input name={name} inputMode="decimal" defaultValue={value ?? undefined} autoComplete="off" />
  </label>
);

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
}

export const Choice = ({ name, label, options, value }: ChoiceProps) => (
  <label className={css.field}>
    {label}
    <SelectBox>
      <select name={name} defaultValue={value}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </SelectBox>
  </label>
);

export function EmirateChoice({ value = 'dubai' }: { value: Emirate | undefined }) {
  const { emirates, page } = useCalculatorTexts();
  return (
    <Choice name="emirate" label={page.form.emirate} options={named(EMIRATES, emirates)} value={value} />
  );
}

/** The loan of a purchase: none, the largest, or the amount that a link names. */
export function LoanChoice({ value }: { value: number | 'largest' }) {
  const texts = useCalculatorTexts();
  const { form } = texts.page;
  return (
    <Choice
      name="loan"
      label={form.loan}
      options={[
        ['0', form.loans.none],
        ['largest', form.loans.largest],
        ...(typeof value === 'number' && value > 0 ? [[String(value), texts.aed(value)] as const] : []),
      ]}
      value={String(value)}
    />
  );
}

interface Purchase {
  stage: 'ready' | 'off-plan';
  buyer: Buyer;
  home: 'first' | 'second';
}

/** Stage, buyer and home of a purchase, on which fees and loans depend. */
export function PurchaseFields({ input }: { input: Purchase | undefined }) {
  const { buyers, page } = useCalculatorTexts();
  const { form } = page;
  return (
    <>
      <Choice
        name="stage"
        label={form.stage}
        options={named(['ready', 'off-plan'], form.stages)}
        value={input?.stage ?? 'ready'}
      />
      <Choice
        name="buyer"
        label={form.buyer}
        options={named(BUYERS, buyers)}
        value={input?.buyer ?? 'resident'}
      />
      <Choice
        name="home"
        label={form.home}
        options={named(['first', 'second'], form.homes)}
        value={input?.home ?? 'first'}
      />
    </>
  );
}
