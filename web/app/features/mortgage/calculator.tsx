import { useEffect, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { formatNumber } from '../../lib/format';
import { calculateMortgage, leastDown, type MortgageTerms } from '@manzil/contracts/listings/mortgage';
import { readTerms } from '../../lib/mortgage';
import { AmortisationChart } from './amortisation-chart';
import { AmortisationTable } from './amortisation-table';
import { CostTable } from './cost-table';
import { mortgageTexts as texts } from './mortgage-texts';
import { Results } from './results';
import { TermField } from './term-field';
import button from '../../components/button.module.css';
import css from './calculator.module.css';

const FIELDS = ['price', 'down', 'years', 'rate'] as const;
const ALL = [...FIELDS, 'offPlan'] as const;
/** A slider in motion does not fill the history of the browser. */
const URL_PAUSE_MS = 300;

/**
 * Price, savings, term and rate in; what it costs out, at once. The address follows, so that the figures can
 * be kept and sent; without scripts the form asks the server for the same.
 */
export function Calculator({ heading, onSummary }: { heading: string; onSummary: (text: string) => void }) {
  const [params, setParams] = useSearchParams();
  const asked = params.toString();
  const [given, setGiven] = useState(asked);
  const [written, setWritten] = useState(asked);
  const [terms, setTerms] = useState<MortgageTerms>(() => readTerms(params));
  if (given !== asked) {
    setGiven(asked);
    // Back, forward, or a link to other figures; not what this calculator has written there itself.
    if (asked !== written) setTerms(readTerms(params));
  }
  const mortgage = calculateMortgage(terms);
  const summary = summaryOf(terms);

  useEffect(() => {
    onSummary(summary);
  }, [summary, onSummary]);

  useEffect(() => {
    const wanted = new URLSearchParams(ALL.map((name) => [name, String(terms[name])]));
    const current = readTerms(new URLSearchParams(asked));
    if (ALL.every((name) => current[name] === terms[name])) return;
    const timer = window.setTimeout(() => {
      setWritten(wanted.toString());
      setParams(wanted, { replace: true, preventScrollReset: true });
    }, URL_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [terms, asked, setParams]);

  return (
    <section id="calculator" className={css.calculator} aria-labelledby="calculator-title">
      <div className={css.head}>
        <h2 id="calculator-title">{heading}</h2>
        <p className={css.note}>{texts.note}</p>
      </div>
      <div className={css.columns}>
        <Form
          method="get"
          action="/mortgageservices#calculator"
          className={css.fields}
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          {FIELDS.map((name) => (
            <TermField
              key={name}
              name={name}
              value={terms[name]}
              onChange={(value) => {
                setTerms((now) => {
                  const changed = { ...now, [name]: value };
                  return name === 'price' ? raised(changed) : changed;
                });
              }}
            />
          ))}
          <label className={css.choice}>
            <input
              type="checkbox"
              name="offPlan"
              value="true"
              checked={terms.offPlan}
              onChange={({ target: { checked: offPlan } }) => {
                setTerms((now) => raised({ ...now, offPlan }));
              }}
            />
            {texts.offPlan}
          </label>
          <button type="submit" className={`${button.primary ?? ''} ${css.calculate ?? ''}`}>
            {texts.calculate}
          </button>
        </Form>
        <Results terms={terms} mortgage={mortgage} />
      </div>
      <AmortisationChart mortgage={mortgage} />
      <AmortisationTable mortgage={mortgage} />
      <CostTable price={terms.price} loan={mortgage.loan} downPayment={mortgage.downPayment} heading />
    </section>
  );
}

/** The terms with at least the down payment that banks ask for. */
const raised = (terms: MortgageTerms): MortgageTerms => ({
  ...terms,
  down: Math.max(terms.down, leastDown(terms)),
});

/** The terms and what they come to, in one line. */
export function summaryOf(terms: MortgageTerms): string {
  const { price, down, years, rate } = terms;
  const monthly = formatNumber(Math.round(calculateMortgage(terms).monthly));
  return texts.summary(`AED ${formatNumber(price)}`, down, years, rate, `AED ${monthly}`);
}
