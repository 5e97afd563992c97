import { useId } from 'react';
import { Form } from 'react-router';
import { calculateMortgage, leastDown, type MortgageTerms } from '@manzil/contracts/listings/mortgage';
import { AmortisationChart } from './amortisation-chart';
import { AmortisationTable } from './amortisation-table';
import { CostTable } from './cost-table';
import { Results } from './results';
import { TermField } from './term-field';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './calculator.module.css';

const FIELDS = ['price', 'down', 'years', 'rate'] as const;

interface CalculatorProps {
  heading: string;
  /** The id of the section, as target of links. */
  anchor?: string;
  terms: MortgageTerms;
  onTerms: (change: (now: MortgageTerms) => MortgageTerms) => void;
}

/**
 * Price, savings, term and rate in; what it costs out, at once. Without scripts the form asks the mortgage page for
 * the same.
 */
export function Calculator({ heading, anchor, terms, onTerms }: CalculatorProps) {
  const texts = useTexts();
  const title = useId();
  const mortgage = calculateMortgage(terms);
  return (
    <section id={anchor} className={css.calculator} aria-labelledby={title}>
      <div className={css.head}>
        <h2 id={title}>{heading}</h2>
        <p className={css.note}>{texts.mortgage.note}</p>
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
                onTerms((now) => {
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
                onTerms((now) => raised({ ...now, offPlan }));
              }}
            />
            {texts.mortgage.offPlan}
          </label>
          <button type="submit" className={`${button.primary ?? ''} ${css.calculate ?? ''}`}>
            {texts.mortgage.calculate}
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
