import type { Declined } from '@manzil/rules/buying-costs';
import { costPath } from '@manzil/rules/cost-question';
import type { RentOrBuy, RentOrBuyInput } from '@manzil/rules/rent-or-buy';
import { Link } from 'react-router';
import { CalculatorFrame } from './calculator-frame';
import { useCalculatorTexts } from '../../lib/calculator-texts';
import { RentOrBuyForm } from './rent-or-buy-form';
import { DeclinedNote, ResultTools, Since, Totals } from './result-tools';
import css from './cost-page.module.css';

interface Comparison {
  input: RentOrBuyInput;
  result: RentOrBuy | Declined;
  /** ISO 8601. */
  asOf: string;
  link: string;
  /** Null for a link without a date; `cash` to buy is today's, null when it is unknown. */
  since: { isSame: boolean; cash: number | null; link: string } | null;
}

/** The result of buying and of renting, year by year, and a form for other figures. */
export function RentOrBuyPage({ comparison }: { comparison: Comparison | undefined }) {
  const { rentOrBuy } = useCalculatorTexts();
  return (
    <CalculatorFrame
      title={rentOrBuy.title}
      intro={rentOrBuy.intro}
      result={comparison === undefined ? <p>{rentOrBuy.invalid}</p> : <Result comparison={comparison} />}
      form={<RentOrBuyForm input={comparison?.input} />}
    />
  );
}

function Result({ comparison: { input, result, asOf, link, since } }: { comparison: Comparison }) {
  const texts = useCalculatorTexts();
  const { rentOrBuy: words, aed, page, number } = texts;
  const emirate = texts.emirates[input.emirate];
  if (result.declined !== null) return <DeclinedNote reason={result.declined} emirate={input.emirate} />;
  const { costs, renting, instalment, years, aheadFrom } = result;
  const { sellersPart, stage, buyer, home, kind, price } = input;
  const question = { emirate: input.emirate, kind, stage, buyer, home, price, loan: costs.loan, sellersPart };
  const head = [words.year, words.paidToBuy, words.paidToRent, words.ifBought, words.ifRented];
  return (
    <section className={css.result}>
      <p className={css.note}>{page.asOf({ time: texts.dateTime(asOf) })}</p>
      {since !== null && (
        <Since isSame={since.isSame} before={costs.cash} today={since.cash} link={since.link} />
      )}
      {costs.parts.some(({ isDemo }) => isDemo) && <p className={css.note}>{texts.demo}</p>}
      <p className={css.headline}>
        {aheadFrom === null ? words.behind({ count: years.length }) : words.ahead({ year: aheadFrom })}
      </p>
      <Totals
        rows={[
          [words.cash, aed(costs.cash)],
          [words.instalment, costs.loan > 0 ? aed(instalment) : null],
          [words.firstDay, renting && aed(renting.firstDay)],
        ]}
      />
      {renting === null && <p className={css.note}>{words.noRenting({ emirate })}</p>}
      <div className={css.scroll} role="region" aria-label={words.title} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              {head.map((label, at) => (
                <th key={label} scope="col" className={at === 0 ? undefined : css.figure}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, paidToBuy, paidToRent, ifBought, ifRented }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {[paidToBuy, paidToRent, ifBought, ifRented].map((amount, at) => (
                  <td key={head[at + 1]} className={css.figure}>
                    {number(Math.round(amount))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.note}>{words.how}</p>
      <p className={css.note}>{words.note}</p>
      <p>
        <Link
          to={costPath(
            {
              deal: 'sale',
              input: question,
              serviceCharge: input.serviceCharge,
              annualRent: input.annualRent,
            },
            asOf,
          )}
          rel="nofollow"
          className={css.link}
        >
          {words.costs}
        </Link>
      </p>
      <ResultTools
        link={link}
        csv={{
          name: 'rent-or-buy',
          rows: [
            head,
            ...years.map(({ year, paidToBuy, paidToRent, ifBought, ifRented }) => [
              year,
              paidToBuy,
              paidToRent,
              ifBought,
              ifRented,
            ]),
          ],
        }}
      />
    </section>
  );
}
