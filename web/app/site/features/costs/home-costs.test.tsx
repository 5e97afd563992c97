import type { Property } from '@manzil/contracts/listings/property';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeCosts } from '../../lib/home-costs.server';
import type { HomeYields } from '../../lib/home-costs';
import { renderPart } from '../../../testing/render-screen';
import { sampleRules } from '../../../testing/samples/sample-rules';
import { HomeCosts } from './home-costs';

const SIMILAR = { similar: 'Apartment, 2 beds', community: 'Dubai Marina' };

function show(over: Partial<Property>, yields: HomeYields | null = null): void {
  const property = {
    adType: 'sale',
    emirate: 'Dubai',
    unitType: 'Apartment',
    price: 2_000_000,
    completionStatus: 'completed',
    furnishing: null,
    cheques: 4,
    builtUpArea: 1_000,
    serviceCharge: 17.5,
    ...over,
  } as Property;
  const costs = homeCosts(property, sampleRules);
  if (costs === null) throw new Error('the sample has no costs');
  renderPart(<HomeCosts costs={costs} yields={yields} similar={SIMILAR} />);
}
const amountOf = async (label: RegExp): Promise<string | undefined> => {
  const terms = await screen.findAllByRole('term');
  return terms.find((term) => label.test(term.textContent))?.nextElementSibling?.textContent;
};

it('names each fee with who pays it, and the cash that is needed', async () => {
  show({}, { gross: 0.07, net: 0.06125, rent: 140_000 });
  expect(await amountOf(/^Registration of the sale \(buyer, for the seller\)/)).toBe('AED 40,000');
  expect(await amountOf(/^Registration of the sale \(buyer\)/)).toBe('AED 40,000');
  expect(await amountOf(/^Cash needed, without a mortgage/)).toBe('AED 2,126,780');
  expect(await amountOf(/^Service charge/)).toBe('AED 17,500');
  expect(await amountOf(/^Gross yield/)).toBe('7%');
  expect(await amountOf(/^Net yield/)).toBe('6.13%');
  expect(screen.getByText(/Yields assume AED 140,000 a year/)).toHaveTextContent(
    'in Dubai Marina (Apartment, 2 beds)',
  );
  const mortgage = screen.getByText(/With a mortgage of 80%/);
  expect(mortgage).toHaveTextContent('AED 531,070');
  expect(screen.getByText(/Banks don’t finance the fees/)).toBeInTheDocument();
  expect(screen.getByText('Demo figures: these rules have not been checked.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'See rules and sources' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/cost-estimate?deal=sale&emirate=dubai'));
});

it('names the first day and each month of a home for rent', async () => {
  show({ adType: 'rent', price: 120_000 });
  expect(await amountOf(/^Cash for the first day/)).toBe('AED 44,650');
  expect(await amountOf(/^Each month, with the housing fee/)).toBe('AED 10,500');
  expect(screen.getByText(/AED 8,000 of it comes back/)).toBeVisible();
  expect(within(document.body).queryByText(/isn’t stated/)).toBeNull();
});

it('says where there are no confirmed rules', async () => {
  show({ emirate: 'Fujairah' });
  expect(await screen.findByText(/We don’t have confirmed fees for Fujairah yet/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('AED');
});
