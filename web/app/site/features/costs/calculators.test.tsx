import { affordability } from '@manzil/rules/affordability';
import { affordabilityPath, readAffordability } from '@manzil/rules/affordability-question';
import { asOfTime, RuleBook } from '@manzil/rules/in-force';
import { rentOrBuy } from '@manzil/rules/rent-or-buy';
import { readRentOrBuy, rentOrBuyPath } from '@manzil/rules/rent-or-buy-question';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-screen';
import { sampleRules } from '../../../testing/samples/sample-rules';
import { csvHref } from '../../lib/csv-href';
import { AffordabilityPage } from './affordability-page';
import { RentOrBuyPage } from './rent-or-buy-page';

const book = new RuleBook(sampleRules.rules);
const asOf = sampleRules.at;
const asked = (query: string) => {
  const params = new URLSearchParams(query);
  return (name: string): string | null => params.get(name);
};

function showAffordability(query: string, price: number | null = null): void {
  const input = readAffordability(asked(query));
  if (input === undefined) throw new Error('the query has no income');
  const result = affordability(input, book, asOfTime(asOf));
  const since = price === null ? null : { isSame: false, price, link: affordabilityPath(input) };
  renderPart(
    <AffordabilityPage
      estimate={{
        isExample: query === '',
        input,
        result,
        asOf,
        link: affordabilityPath(input, asOf),
        since,
      }}
    />,
  );
}

it('shows the highest price, what limits it, and the rules with their sources', async () => {
  showAffordability('income=20000&savings=5000000', 1);
  expect(await screen.findByText(/^Highest price/)).toHaveTextContent(/AED \d,\d{3},\d{3}/);
  expect(screen.getByText(/Your income sets the limit/)).toBeVisible();
  expect(screen.getByText('Largest loan for this income').nextSibling).toHaveTextContent('AED 1,680,000');
  expect(screen.getByText('All instalments as a share of the monthly income').nextSibling).toHaveTextContent(
    'Version 1, in force since 28 December 2013. alrasub.com',
  );
  expect(screen.getByRole('note')).toHaveTextContent(/Rules have changed since: .* is AED 1 today/);
  expect(screen.getByRole('link', { name: 'See the fees at this price' })).toHaveAttribute(
    'href',
    expect.stringContaining('loan=1680000'),
  );
  expect(screen.getByRole('link', { name: 'Link to these figures' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/cost-estimate\/affordability\?.*asOf=2026-11-28/),
  );
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.getByLabelText('Income a month, AED')).toHaveValue('20000');
});

it('opens with an example', async () => {
  showAffordability('');
  expect(await screen.findByText(/^This is an example/)).toBeVisible();
  expect(screen.getByText(/^Highest price/)).toHaveTextContent(/AED \d,\d{3},\d{3}/);
  expect(screen.getByLabelText('Savings, AED')).not.toHaveValue('');
});

it('says where nothing can be calculated', async () => {
  showAffordability('income=20000&emirate=fujairah');
  expect(await screen.findByText(/We don’t have confirmed fees for Fujairah yet/)).toBeVisible();
});

it('compares renting with buying, year by year', async () => {
  const input = readRentOrBuy(asked('price=1000000&rent=96000&loan=largest&years=12'));
  if (input === undefined) throw new Error('the query is not whole');
  const result = rentOrBuy(input, book, asOfTime(asOf));
  renderPart(
    <RentOrBuyPage comparison={{ input, result, asOf, link: rentOrBuyPath(input, asOf), since: null }} />,
  );
  expect(await screen.findByText(/^Buying is ahead from year \d+ on\.$/)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(13);
  expect(screen.getByText('Cash to buy on the day').nextSibling).toHaveTextContent('AED 268,070');
  const csv = screen.getByRole('link', { name: 'Download as CSV' });
  expect(csv).toHaveAttribute('download', 'rent-or-buy.csv');
  expect(decodeURIComponent(csv.getAttribute('href') ?? '').split('\r\n')).toHaveLength(14);
});

it('quotes texts of a table and leaves numbers as they are', () => {
  expect(decodeURIComponent(csvHref([['a "b", c', 1.5]]))).toBe(
    'data:text/csv;charset=utf-8,\uFEFF"a ""b"", c",1.5\r\n',
  );
});
