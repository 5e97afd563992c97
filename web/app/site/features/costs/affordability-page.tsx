import type { Affordability, AffordabilityInput } from '@manzil/rules/affordability';
import type { Declined } from '@manzil/rules/buying-costs';
import { AFFORDABILITY_PAGE } from '@manzil/rules/cost-parameters';
import { costPath } from '@manzil/rules/cost-question';
import { MORTGAGE_LIMITS } from '@manzil/rules/mortgage';
import { Form, Link } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { InCurrency } from '../../components/in-currency';
import { CalculatorFrame } from './calculator-frame';
import { useCalculatorTexts, type CalculatorTexts } from '../../lib/calculator-texts';
import { Amount, EmirateChoice, PurchaseFields } from './form-fields';
import { DeclinedNote, ResultTools, RuleList, Since, Totals } from './result-tools';
import css from './cost-page.module.css';

interface Estimate {
  /** True when the visitor has entered nothing yet. */
  isExample: boolean;
  input: AffordabilityInput;
  result: Affordability | Declined;
  /** ISO 8601. */
  asOf: string;
  link: string;
  /** Null for a link without a date; `price` is today's, null when it is unknown. */
  since: { isSame: boolean; price: number | null; link: string } | null;
}

/** The highest price that income and savings pay for, and a form for other figures. */
export function AffordabilityPage({ estimate }: { estimate: Estimate | undefined }) {
  const { affordability } = useCalculatorTexts();
  return (
    <CalculatorFrame
      title={affordability.title}
      intro={affordability.intro}
      result={estimate === undefined ? <p>{affordability.invalid}</p> : <Result estimate={estimate} />}
      form={<AffordabilityForm input={estimate?.input} />}
    />
  );
}

function Result({ estimate: { isExample, input, result, asOf, link, since } }: { estimate: Estimate }) {
  const texts = useCalculatorTexts();
  const { affordability: words, aed, page } = texts;
  if (result.declined !== null) return <DeclinedNote reason={result.declined} emirate={input.emirate} />;
  const rows = rowsOf(texts, result);
  return (
    <section className={css.result}>
      {isExample && <p>{words.example}</p>}
      <p className={css.note}>{page.asOf({ time: texts.dateTime(asOf) })}</p>
      {since !== null && (
        <Since isSame={since.isSame} before={result.price} today={since.price} link={since.link} />
      )}
      {result.rules.some(({ isDemo }) => isDemo) && <p className={css.note}>{texts.demo}</p>}
      {result.costs === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>
            {words.price}: <strong className={css.headline}>{aed(result.price)}</strong>
            <InCurrency aed={result.price} />
          </p>
          <p>{result.years === 0 ? words.noTerm : words.limitedBy[result.limitedBy]}</p>
          <Totals rows={rows} />
          {result.costs.notIncluded.length > 0 && (
            <p className={css.note}>{texts.missing(result.costs.notIncluded)}</p>
          )}
          <p>
            <Link to={feesOf(input, result, asOf)} rel="nofollow" className={css.link}>
              {words.costs}
            </Link>
          </p>
        </>
      )}
      <p className={css.note}>{words.note}</p>
      <ResultTools
        link={link}
        csv={{
          name: 'affordability',
          rows: [[words.price, result.price], ...rows.map(([label, value]) => [label, value ?? ''])],
        }}
      />
      <RuleList rules={result.rules} />
    </section>
  );
}

function rowsOf({ affordability: words, aed }: CalculatorTexts, result: Affordability) {
  const { costs, loan, instalment, largestInstalment, byIncome, years } = result;
  return [
    [words.loan, aed(loan)],
    [words.down, costs && aed(costs.downPayment)],
    [words.fees, costs && aed(costs.fees)],
    [words.cash, costs && aed(costs.cash)],
    [words.instalment, aed(instalment)],
    [words.largestInstalment, aed(largestInstalment)],
    [words.byIncome, byIncome === null ? null : aed(byIncome)],
    [words.years, words.yearsOf({ count: years })],
  ] as const;
}

/** The estimate of all fees at the highest price. */
function feesOf(
  { emirate, kind, stage, buyer, home }: AffordabilityInput,
  { price, loan }: Affordability,
  asOf: string,
): string {
  const input = { emirate, kind, stage, buyer, home, price, loan, sellersPart: 'usual' } as const;
  return costPath({ deal: 'sale', input, serviceCharge: null, annualRent: null }, asOf);
}

function AffordabilityForm({ input }: { input: AffordabilityInput | undefined }) {
  const texts = useCalculatorTexts();
  const { form } = texts.page;
  const words = texts.affordability.form;
  return (
    <>
      <h2>{form.title}</h2>
      <Form method="get" action={AFFORDABILITY_PAGE} key={JSON.stringify(input)} className={css.fields}>
        <Amount name="income" label={words.income} value={input?.income} />
        <Amount name="debts" label={words.debts} value={input?.debts} />
        <Amount name="savings" label={words.savings} value={input?.savings} />
        <EmirateChoice value={input?.emirate} />
        <PurchaseFields input={input} />
        <Amount name="rate" label={words.rate} value={input?.rate ?? MORTGAGE_LIMITS.rate.start} />
        <Amount name="years" label={words.years} value={input?.years ?? MORTGAGE_LIMITS.years.start} />
        <fieldset>
          <legend>{words.policy}</legend>
          <Amount name="ratio" label={words.ratio} value={input?.ratio} />
          <Amount name="share" label={words.share} value={input?.share} />
          <Amount name="age" label={words.age} value={input?.age} />
          <Amount name="lastAge" label={words.lastAge} value={input?.lastAge} />
        </fieldset>
        <button type="submit" className={button.primary}>
          {form.submit}
        </button>
      </Form>
    </>
  );
}
