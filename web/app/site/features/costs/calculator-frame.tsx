import { AFFORDABILITY_PAGE, COST_PAGE, RENT_OR_BUY_PAGE } from '@manzil/rules/cost-parameters';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PageHead } from '../../components/page-head';
import { useCalculatorTexts } from '../../lib/calculator-texts';
import css from './cost-page.module.css';

const PAGES = [
  [COST_PAGE, 'costs'],
  [AFFORDABILITY_PAGE, 'affordability'],
  [RENT_OR_BUY_PAGE, 'rentOrBuy'],
  ['/mortgageservices', 'mortgage'],
] as const;

interface CalculatorFrameProps {
  title: string;
  intro: string;
  result: ReactNode;
  form: ReactNode;
}

/** A page with a calculation. All input is in the URL, so that it works without scripts. */
export function CalculatorFrame({ title, intro, result, form }: CalculatorFrameProps) {
  const { calculators } = useCalculatorTexts();
  return (
    <>
      <PageHead title={title} text={intro} />
      <div className={`container ${css.page ?? ''}`}>
        <nav aria-label={calculators.label} className={css.pages}>
          {PAGES.map(([path, name]) => (
            <NavLink key={path} to={path} end>
              {calculators[name]}
            </NavLink>
          ))}
        </nav>
        {result}
        <section className={css.form}>{form}</section>
      </div>
    </>
  );
}
