import { useId, type ReactNode } from 'react';
import { Form } from 'react-router';
import { calculateMortgage, type Mortgage, type MortgageTerms } from '@manzil/rules/mortgage';
import { AmortisationChart } from './amortisation-chart';
import { AmortisationTable } from './amortisation-table';
import { leastDown, type DatedRules } from '../../lib/mortgage';
import { Borrower } from './borrower';
import { Results } from './results';
import { TermField } from './term-field';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mortgageTexts from '../../../texts/en/on-demand/mortgage';
import button from '../../../shared/ui/link-button.module.css';
import css from './calculator.module.css';

const FIELDS = ['price', 'down', 'years', 'rate'] as const;

interface CalculatorProps {
  heading: string;
  /** The id of the section, as target of links. */
  anchor?: string;
  terms: MortgageTerms;
  onTerms: (change: (now: MortgageTerms) => MortgageTerms) => void;
  /** The rules about what banks lend. */
  rules: DatedRules;
  /** The costs of buying with this loan. */
  costs?: (mortgage: Mortgage) => ReactNode;
}

/**
 * Calculates a loan from price, savings, term and rate as they are typed. Without scripts the form is sent to the
 * mortgage page.
 */
export function Calculator({ heading, anchor, terms, onTerms, rules, costs }: CalculatorProps) {
  const texts = useTexts();
  const words = onDemandTexts(mortgageTexts, texts);
  const title = useId();
  const raised = (changed: MortgageTerms): MortgageTerms => ({
    ...changed,
    down: Math.max(changed.down, leastDown(changed, rules) ?? changed.down),
  });
  const mortgage = calculateMortgage(terms);
  return (
    <section id={anchor} className={css.calculator} aria-labelledby={title}>
      <div className={css.head}>
        <h2 id={title}>{heading}</h2>
        <p className={css.note}>{words.note}</p>
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
            {words.offPlan}
          </label>
          <Borrower
            terms={terms}
            onTerms={(change) => {
              onTerms((now) => raised(change(now)));
            }}
          />
          <button type="submit" className={`${button.primary ?? ''} ${css.calculate ?? ''}`}>
            {words.calculate}
          </button>
        </Form>
        <Results terms={terms} mortgage={mortgage} least={leastDown(terms, rules)} />
      </div>
      <AmortisationChart mortgage={mortgage} />
      <AmortisationTable mortgage={mortgage} />
      {costs?.(mortgage)}
    </section>
  );
}
