import type { BuyingCosts, Declined } from '@manzil/rules/buying-costs';
import type { PartChange } from '@manzil/rules/changes-since';
import type { CostQuestion } from '@manzil/rules/cost-question';
import type { CostPart } from '@manzil/rules/fee-parts';
import type { RentingCosts } from '@manzil/rules/renting-costs';
import { Link } from 'react-router';
import { PageHead } from '../../components/page-head';
import { useCostTexts, type CostTexts } from '../../lib/cost-texts';
import { CostForm } from './cost-form';
import css from './cost-page.module.css';

type Costs = BuyingCosts | RentingCosts;

interface Estimate {
  question: CostQuestion;
  costs: Costs | Declined;
  /** ISO 8601. */
  asOf: string;
  link: string;
  /** How today's result differs from that of a dated link; null without a date. */
  since: {
    isSame: boolean;
    /** Null when nothing can be calculated today. */
    today: Costs | null;
    changes: PartChange[];
    /** The same figures with today's rules. */
    link: string;
  } | null;
}

/** An estimate with its rules and sources, and a form for other figures; works without scripts. */
export function CostPage({ estimate }: { estimate: Estimate | undefined }) {
  const texts = useCostTexts();
  return (
    <>
      <PageHead title={texts.page.title} text={texts.page.intro} />
      <div className={`container ${css.page ?? ''}`}>
        {estimate === undefined ? <p>{texts.page.invalid}</p> : <Result estimate={estimate} />}
        <CostForm question={estimate?.question} />
      </div>
    </>
  );
}

function Result({ estimate: { question, costs, asOf, link, since } }: { estimate: Estimate }) {
  const texts = useCostTexts();
  const emirate = texts.emirates[question.input.emirate];
  return (
    <section className={css.result}>
      <p className={css.note}>{texts.page.asOf({ time: texts.dateTime(asOf) })}</p>
      {since !== null && costs.declined === null && <Changes costs={costs} since={since} />}
      {costs.declined === null ? (
        <Figures question={question} costs={costs} />
      ) : (
        <p>{costs.declined === 'unknown-loan' ? texts.unknownLoan : texts.declined({ emirate })}</p>
      )}
      <p className={css.note}>
        <Link to={link} rel="nofollow" className={css.link}>
          {texts.page.link}
        </Link>
        . {texts.page.linkHint}
      </p>
    </section>
  );
}

const totalOf = (costs: Costs): number => ('cash' in costs ? costs.cash : costs.firstDay);

function Changes({ costs, since }: { costs: Costs; since: NonNullable<Estimate['since']> }) {
  const texts = useCostTexts();
  const { aed, page } = texts;
  const amount = (value: number | null): string => (value === null ? page.noAmount : aed(value));
  return (
    <div className={css.since} role="note">
      <p>
        {since.isSame
          ? page.unchanged
          : since.today !== null && totalOf(since.today) === totalOf(costs)
            ? page.newSources
            : page.changed({
                before: aed(totalOf(costs)),
                after: amount(since.today && totalOf(since.today)),
              })}
      </p>
      {since.changes.length > 0 && (
        <ul>
          {since.changes.map(({ slot, payer, before, after }) => (
            <li key={`${slot} ${payer}`}>
              {page.change({
                name: texts.slot(slot),
                payer: texts.payers[payer],
                before: amount(before),
                after: amount(after),
              })}
            </li>
          ))}
        </ul>
      )}
      {!since.isSame && (
        <Link to={since.link} rel="nofollow" className={css.link}>
          {page.today}
        </Link>
      )}
    </div>
  );
}

function Figures({ question, costs }: { question: CostQuestion; costs: Costs }) {
  const texts = useCostTexts();
  const parts =
    'cash' in costs || costs.housingFee === null ? costs.parts : [...costs.parts, costs.housingFee];
  return (
    <>
      {parts.some(({ isDemo }) => isDemo) && <p className={css.note}>{texts.demo}</p>}
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              {Object.values(texts.page.head).map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <PartRow key={`${part.slot} ${part.payer}`} part={part} />
            ))}
          </tbody>
        </table>
      </div>
      <dl className={css.totals}>
        {totalsOf(texts, question, costs).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {'cash' in costs && costs.feesInCash !== null && costs.loan > 0 && <p>{texts.sale.feesInCash}</p>}
      {costs.notIncluded.length > 0 && <p className={css.note}>{texts.missing(costs.notIncluded)}</p>}
      <p className={css.note}>{texts.estimate}</p>
    </>
  );
}

function PartRow({ part }: { part: CostPart }) {
  const texts = useCostTexts();
  const { aed } = texts;
  return (
    <tr>
      <th scope="row">{texts.slot(part.slot)}</th>
      <td>{texts.owed(part)}</td>
      <td className={css.rule}>
        {texts.version(part)}
        {part.vat !== null && part.vat.amount > 0 && <> {texts.page.vat({ amount: aed(part.vat.amount) })}</>}
        <ul className={css.sources}>
          {part.sources.flatMap(({ url }) =>
            url === null
              ? []
              : [
                  <li key={url}>
                    <a href={url} rel="noreferrer nofollow" className={css.link}>
                      {new URL(url).hostname}
                    </a>
                  </li>,
                ],
          )}
        </ul>
      </td>
      <td className={css.amount}>
        {part.isMaximum ? texts.atMost({ amount: aed(part.amount) }) : aed(part.amount)}
      </td>
    </tr>
  );
}

function totalsOf(texts: CostTexts, question: CostQuestion, costs: Costs): [label: string, value: string][] {
  const { aed } = texts;
  if (question.deal === 'sale' && 'cash' in costs) {
    const rows: [string, string | null][] = [
      [texts.sale.price, aed(question.input.price)],
      [texts.sale.loan, costs.loan > 0 ? aed(costs.loan) : null],
      [texts.sale.down, costs.loan > 0 ? aed(costs.downPayment) : null],
      [texts.sale.fees, aed(costs.fees)],
      [texts.sale.sellerFees, costs.sellerFees > 0 ? aed(costs.sellerFees) : null],
      [costs.loan > 0 ? texts.sale.cashWithLoan : texts.sale.cash, aed(costs.cash)],
      [texts.sale.serviceCharge, question.serviceCharge === null ? null : aed(question.serviceCharge)],
      ...yieldRows(texts, question),
    ];
    return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
  }
  if (question.deal === 'sale' || 'cash' in costs) return [];
  return [
    [texts.rent.firstCheque({ count: question.input.cheques }), aed(costs.firstCheque)],
    [texts.rent.firstDay, aed(costs.firstDay)],
    [texts.rent.rent, aed(costs.monthlyRent)],
    [costs.housingFee === null ? texts.rent.monthlyRent : texts.rent.monthly, aed(costs.monthly)],
  ];
}

function yieldRows(
  { sale, percent }: CostTexts,
  { input, annualRent, serviceCharge }: CostQuestion & { deal: 'sale' },
): [string, string | null][] {
  if (annualRent === null) return [];
  return [
    [sale.gross, percent(annualRent / input.price)],
    [sale.net, serviceCharge === null ? null : percent((annualRent - serviceCharge) / input.price)],
  ];
}
