import type { Declined } from '@manzil/rules/buying-costs';
import type { RuleRef } from '@manzil/rules/in-force';
import type { Emirate } from '@manzil/rules/vocabulary';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { InCurrency } from '../../components/in-currency';
import { TableFiles, type TableFilesProps } from '../../components/table-files';
import { useCalculatorTexts, type CalculatorTexts } from '../../lib/calculator-texts';
import css from './cost-page.module.css';

/** How the result of a dated link differs from today's. */
interface SinceProps {
  isSame: boolean;
  /** AED by the rules of the link, and by today's; null when it is unknown today. */
  before: number;
  today: number | null;
  /** The same figures with today's rules. */
  link: string;
  children?: ReactNode;
}

export function Since({ isSame, before, today, link, children }: SinceProps) {
  const { aed, page } = useCalculatorTexts();
  const text = isSame
    ? page.unchanged
    : before === today
      ? page.newSources
      : page.changed({ before: aed(before), after: today === null ? page.noAmount : aed(today) });
  return (
    <div className={css.since} role="note">
      <p>{text}</p>
      {children}
      {!isSame && (
        <Link to={link} rel="nofollow" className={css.link}>
          {page.today}
        </Link>
      )}
    </div>
  );
}

interface ResultToolsProps {
  link: string;
  csv: TableFilesProps;
}

/** The dated link to a result, its table as a file, and its print. */
export function ResultTools({ link, csv }: ResultToolsProps) {
  const { page } = useCalculatorTexts();
  return (
    <div className={css.tools}>
      <p className={css.note}>
        <Link to={link} rel="nofollow" className={css.link}>
          {page.link}
        </Link>
        . {page.linkHint}
      </p>
      <TableFiles {...csv} />
    </div>
  );
}

/** Says why there is no result. */
export function DeclinedNote({ reason, emirate }: { reason: Declined['declined']; emirate: Emirate }) {
  const texts = useCalculatorTexts();
  return (
    <p>
      {reason === 'unknown-loan' ? texts.unknownLoan : texts.declined({ emirate: texts.emirates[emirate] })}
    </p>
  );
}

/** The rules of a result, each with its version and sources. */
export function RuleList({ rules }: { rules: readonly RuleRef[] }) {
  const texts = useCalculatorTexts();
  return (
    <section className={css.rules}>
      <h2>{texts.tools.rules}</h2>
      <dl>
        {rules.map((used) => (
          <div key={used.rule}>
            <dt>{ruleName(texts, used.rule)}</dt>
            <dd>
              {texts.version(used)} <Sources of={used} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ruleName({ tools: { ruleNames } }: CalculatorTexts, rule: string): string {
  const names: Readonly<Record<string, string>> = ruleNames;
  return names[rule] ?? rule;
}

export const Sources = ({ of: { sources } }: { of: Pick<RuleRef, 'sources'> }) => (
  <ul className={css.sources}>
    {sources.flatMap(({ url }) =>
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
);

/** A total as text; null leaves it out. `amount` in AED is shown in another currency too. */
export type TotalsRow = readonly [label: string, value: string | null, amount?: number];

export const Totals = ({ rows }: { rows: readonly TotalsRow[] }) => (
  <dl className={css.totals}>
    {rows.map(
      ([label, value, amount = null]) =>
        value !== null && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <InCurrency aed={amount} />
            </dd>
          </div>
        ),
    )}
  </dl>
);
