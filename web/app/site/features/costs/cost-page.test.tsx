import { changesSince } from '@manzil/rules/changes-since';
import { costPath, costsOf, type CostQuestion } from '@manzil/rules/cost-question';
import { goodToKnow } from '@manzil/rules/good-to-know';
import { asOfTime, RuleBook } from '@manzil/rules/in-force';
import { replaceTermsFields } from '@manzil/rules/terms-fields';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-screen';
import { sampleRules } from '../../../testing/samples/sample-rules';
import { CostPage } from './cost-page';

const QUESTION: CostQuestion = {
  deal: 'sale',
  input: {
    emirate: 'dubai',
    kind: 'apartment',
    stage: 'ready',
    price: 2_000_000,
    loan: 0,
    buyer: 'resident',
    home: 'first',
    sellersPart: 'usual',
  },
  serviceCharge: 20_000,
  annualRent: 140_000,
};
const TODAY = '2026-11-28T08:00:00.000Z';
const YESTERDAY = '2026-11-27T08:00:00.000Z';

/** Today the trustee costs 5,000 instead of 4,000. */
const changed = new RuleBook(
  sampleRules.rules.map((rule) => {
    const [first] = rule.versions;
    if (rule.id !== 'dubai.sale.trustee' || first === undefined) return rule;
    const terms = replaceTermsFields(first.terms, { 'charges.0.steps.1.amount': 5_000 });
    if (terms === undefined) throw new Error('the terms are not valid');
    return { ...rule, versions: [first, { ...first, terms, version: 2, validFrom: '2026-11-28' }] };
  }),
);

function show(question: CostQuestion, book: RuleBook): void {
  const [costs, today] = [YESTERDAY, TODAY].map((at) => costsOf(question, book, asOfTime(at)));
  if (costs === undefined || today?.declined !== null) throw new Error('nothing was calculated');
  const since = {
    isSame: JSON.stringify(costs) === JSON.stringify(today),
    today,
    changes: costs.declined === null ? changesSince(costs.parts, today.parts) : [],
    link: costPath(question),
  };
  renderPart(
    <CostPage
      estimate={{
        question,
        costs,
        asOf: YESTERDAY,
        link: costPath(question, YESTERDAY),
        known: goodToKnow(question, book, asOfTime(YESTERDAY)),
        since,
      }}
    />,
  );
}

it('shows the sum of yesterday after a rule changed, and says so', async () => {
  show(QUESTION, changed);
  expect(await screen.findByText('Figures as of 27 November 2026 at 12:00.')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(
    'Rules have changed since: the total was AED 2,126,780 and is AED 2,127,830 today.',
  );
  expect(screen.getByRole('note')).toHaveTextContent(
    'Registration trustee (buyer): AED 4,200 then, AED 5,250 today',
  );
  expect(screen.getByRole('row', { name: /Registration trustee/ })).toHaveTextContent(
    'Version 1, in force since 1 January 2018. AED 200 of it is VAT.',
  );
  expect(screen.getByRole('link', { name: 'Calculate with today’s rules' })).toHaveAttribute(
    'href',
    expect.not.stringContaining('asOf'),
  );
  expect(screen.getByText(/can qualify for ten-year residence/)).toBeVisible();
  expect(screen.getByText('Gross yield').nextSibling).toHaveTextContent('7%');
  expect(screen.getByText(/^Net yield/).nextSibling).toHaveTextContent('6%');
});

it('says that nothing changed', async () => {
  show(QUESTION, new RuleBook(sampleRules.rules));
  expect(await screen.findByRole('note')).toHaveTextContent('These rules haven’t changed since.');
});

it('shows a rent, with the sources of each rule', async () => {
  const input = {
    emirate: 'dubai',
    kind: 'apartment',
    annualRent: 120_000,
    cheques: 4,
    furnished: false,
  } as const;
  show({ deal: 'rent', input }, new RuleBook(sampleRules.rules));
  const row = await screen.findByRole('row', { name: /Ejari/ });
  expect(row).toHaveTextContent('AED 220');
  expect(screen.getByText(/announced at least 90 days before the contract ends/)).toBeVisible();
  expect(row).toHaveTextContent('gulfnews.com');
  expect(screen.getByText('Cash for the first day').nextSibling).toHaveTextContent('AED 44,650');
  expect(screen.getByLabelText('Cheques')).toHaveValue('4');
});

it('asks for a price without one', async () => {
  renderPart(<CostPage estimate={undefined} />);
  expect(await screen.findByText('Enter a price or a rent to calculate.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Calculate' })).toBeVisible();
});
