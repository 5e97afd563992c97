import type { BuyingCosts, Declined } from '@manzil/rules/buying-costs';
import type { PartChange } from '@manzil/rules/changes-since';
import type { CostQuestion } from '@manzil/rules/cost-question';
import type { CostPart } from '@manzil/rules/fee-parts';
import type { GoodToKnow } from '@manzil/rules/good-to-know';
import type { RentingCosts } from '@manzil/rules/renting-costs';
import { CalculatorFrame } from './calculator-frame';
import { useCalculatorTexts, type CalculatorTexts } from '../../lib/calculator-texts';
import { CostForm } from './cost-form';
import { totalsOf } from './cost-totals';
import type { CsvRow } from '../../lib/csv-href';
import { DeclinedNote, ResultTools, Since, Sources, Totals } from './result-tools';
import css from './cost-page.module.css';

type Costs = BuyingCosts | RentingCosts;

interface Estimate {
  question: CostQuestion;
  costs: Costs | Declined;
  /** ISO 8601. */
  asOf: string;
  link: string;
  known: GoodToKnow[];
  /** Difference between today's result and a dated link's; null without a date. */
  since: {
    isSame: boolean;
    /** Null when nothing can be calculated today. */
    today: Costs | null;
    changes: PartChange[];
    /** The same figures with today's rules. */
    link: string;
  } | null;
}

/** An estimate with its rules and sources, and a form for other figures. */
export function CostPage({ estimate }: { estimate: Estimate | undefined }) {
  const { page } = useCalculatorTexts();
  return (
    <CalculatorFrame
      title={page.title}
      intro={page.intro}
      result={estimate === undefined ? <p>{page.invalid}</p> : <Result estimate={estimate} />}
      form={<CostForm question={estimate?.question} />}
    />
  );
}

function Result({ estimate: { question, costs, asOf, link, known, since } }: { estimate: Estimate }) {
  const texts = useCalculatorTexts();
  return (
    <section className={css.result}>
      <p className={css.note}>{texts.page.asOf({ time: texts.dateTime(asOf) })}</p>
      {since !== null && costs.declined === null && <Changes costs={costs} since={since} />}
      {costs.declined === null ? (
        <>
          <Figures question={question} costs={costs} />
          <ResultTools link={link} csv={{ name: 'costs', rows: csvOf(texts, question, costs) }} />
        </>
      ) : (
        <DeclinedNote reason={costs.declined} emirate={question.input.emirate} />
      )}
      {known.length > 0 && (
        <section className={css.rules}>
          <h2>{texts.known.title}</h2>
          <dl>
            {known.map((item) => (
              <div key={item.rule}>
                <dt>{sentenceOf(texts, item)}</dt>
                <dd>
                  {texts.version(item)} {item.isDemo && texts.demo} <Sources of={item} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </section>
  );
}

function sentenceOf({ known: words, percent }: CalculatorTexts, item: GoodToKnow): string {
  switch (item.kind) {
    case 'golden-residence':
      return item.qualifies ? words.golden : words.noGolden;
    case 'two-year-residence':
      return item.qualifies ? words.twoYear : words.noTwoYear;
    case 'rent-cap':
      return item.max === 0 ? words.noIncrease : words.increase({ max: percent(item.max) });
    case 'rent-fixed-years':
      return words.fixedYears({ count: item.years });
    case 'rent-notice':
      return words.notice({ count: item.days });
  }
}

const totalOf = (costs: Costs): number => ('cash' in costs ? costs.cash : costs.firstDay);

function Changes({ costs, since }: { costs: Costs; since: NonNullable<Estimate['since']> }) {
  const texts = useCalculatorTexts();
  const { aed, page } = texts;
  const amount = (value: number | null): string => (value === null ? page.noAmount : aed(value));
  return (
    <Since
      isSame={since.isSame}
      before={totalOf(costs)}
      today={since.today && totalOf(since.today)}
      link={since.link}
    >
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
    </Since>
  );
}

const partsOf = (costs: Costs): CostPart[] =>
  'cash' in costs || costs.housingFee === null ? costs.parts : [...costs.parts, costs.housingFee];

/** The parts and the totals, with the rule and its version of each. */
const csvOf = (texts: CalculatorTexts, question: CostQuestion, costs: Costs): CsvRow[] => [
  Object.values(texts.page.head),
  ...partsOf(costs).map((part) => [
    texts.slot(part.slot),
    texts.owed(part),
    [texts.version(part), ...part.sources.flatMap(({ url }) => url ?? [])].join(' '),
    part.amount,
  ]),
  ...totalsOf(texts, question, costs).flatMap(([label, value]) =>
    value === null ? [] : [[label, '', '', value]],
  ),
];

function Figures({ question, costs }: { question: CostQuestion; costs: Costs }) {
  const texts = useCalculatorTexts();
  const parts = partsOf(costs);
  return (
    <>
      {parts.some(({ isDemo }) => isDemo) && <p className={css.note}>{texts.demo}</p>}
      <div className={css.scroll}>
        <table className={`${css.table ?? ''} ${css.parts ?? ''}`}>
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
      <Totals rows={totalsOf(texts, question, costs)} />
      {'cash' in costs && costs.feesInCash !== null && costs.loan > 0 && <p>{texts.sale.feesInCash}</p>}
      {costs.notIncluded.length > 0 && <p className={css.note}>{texts.missing(costs.notIncluded)}</p>}
      <p className={css.note}>{texts.estimate}</p>
    </>
  );
}

function PartRow({ part }: { part: CostPart }) {
  const texts = useCalculatorTexts();
  const { aed } = texts;
  return (
    <tr>
      <th scope="row">{texts.slot(part.slot)}</th>
      <td>{texts.owed(part)}</td>
      <td>
        {texts.version(part)}
        {part.vat !== null && part.vat.amount > 0 && <> {texts.page.vat({ amount: aed(part.vat.amount) })}</>}
        <Sources of={part} />
      </td>
      <td className={css.amount}>
        {part.isMaximum ? texts.atMost({ amount: aed(part.amount) }) : aed(part.amount)}
      </td>
    </tr>
  );
}
