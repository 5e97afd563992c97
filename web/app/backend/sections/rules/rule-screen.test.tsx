import { addRuleVersion, confirmRuleVersion, diffRuleVersions, showRule } from '@manzil/contracts/http/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as route from '../../routes/rule';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { sampleRule } from '../../../testing/samples/sample-rule';

const open = (role: 'admin' | 'auditor' = 'admin') =>
  renderScreen(route, {
    path: '/backend/rules/:id',
    at: `/backend/rules/${sampleRule.id}`,
    session: { username: 'layla', role },
  }).user;
const versionAt = async (at: number): Promise<HTMLElement> => {
  const list = await screen.findByRole('list', { name: 'Versions' });
  const item = list.children.item(at);
  if (!(item instanceof HTMLElement)) throw new Error('there is no such version');
  return item;
};

describe('a rule', () => {
  beforeEach(() => {
    stubApi(showRule, sampleRule);
    stubApi(diffRuleVersions, {
      changes: [{ field: 'charges.0.steps.1.amount', before: 4_000, after: 5_000 }],
    });
  });

  it('shows its versions, the newest first, with values, sources and confirmations', async () => {
    open();
    const newest = await versionAt(0);
    expect(newest).toHaveTextContent('Version 2');
    expect(newest).toHaveTextContent('Buyer, from AED 500,000: amountAED 5,000');
    expect(newest).toHaveTextContent('Not confirmed');
    const first = await versionAt(1);
    expect(first).toHaveTextContent('In force');
    expect(first).toHaveTextContent('by noor, 20 Nov 2026, 13:00; review by 28 Feb 2027');
    expect(within(first).getByRole('link')).toHaveAttribute('href', 'https://atrust.ae/services');
  });

  it('compares the last two versions', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Compare versions' });
    expect(within(table).getByRole('row', { name: /from AED 500,000/ })).toHaveTextContent(
      'AED 4,000AED 5,000',
    );
  });

  it('confirms a version with the day of its review', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Confirm version 2' }));
    const dialog = screen.getByRole('dialog', { name: 'Confirm version 2' });
    const requests = stubApi(confirmRuleVersion, sampleRule);
    const day = within(dialog).getByLabelText('Review by');
    await user.clear(day);
    await user.type(day, '2028-01-31');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Version 2 is confirmed.')).toBeVisible();
    expect(requests).toMatchObject([
      { params: { id: sampleRule.id, version: 2 }, body: { reviewBy: '2028-01-31' } },
    ]);
  });

  it('adds a version with another amount', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Add version' }));
    const dialog = screen.getByRole('dialog', { name: 'Add a version' });
    const amount = within(dialog).getByLabelText('Buyer, from AED 500,000: amount, AED');
    expect(amount).toHaveValue('5000');
    await user.clear(amount);
    await user.type(amount, 'six');
    await user.click(within(dialog).getByRole('button', { name: 'Add version' }));
    await waitFor(() => {
      expect(amount).toHaveAccessibleDescription(/Enter a number/);
    });
    await user.clear(amount);
    await user.type(amount, '6,000.50');
    const first = within(dialog).getByLabelText('First day');
    await user.clear(first);
    await user.type(first, '2027-03-01');
    const refused = stubApi(addRuleVersion, refuse('CONFLICT', 'Another version of this rule was added.'));
    await user.click(within(dialog).getByRole('button', { name: 'Add version' }));
    expect(await within(dialog).findByText(/Another version of this rule was added/)).toBeVisible();
    expect(refused).toHaveLength(1);
    const requests = stubApi(addRuleVersion, { ...sampleRule, versionCount: 3 });
    await user.click(within(dialog).getByRole('button', { name: 'Add version' }));
    expect(await screen.findByText('Version 3 was added and waits to be confirmed.')).toBeVisible();
    expect(requests).toMatchObject([
      {
        body: {
          validFrom: '2027-03-01',
          validTo: null,
          lastVersion: 2,
          sources: [{ url: 'https://atrust.ae/services', kind: 'trustee-office' }],
          terms: {
            charges: [{ payer: 'buyer', steps: [{ amount: 2_000 }, { from: 500_000, amount: 6_000.5 }] }],
          },
        },
      },
    ]);
  });

  it('offers no change to who may only read', async () => {
    open('auditor');
    await versionAt(0);
    expect(screen.queryByRole('button', { name: /Confirm|Add/ })).toBeNull();
  });

  it('does not offer to confirm what has a low confidence', async () => {
    const [first] = sampleRule.versions;
    if (first === undefined) throw new Error('the sample has no version');
    stubApi(showRule, { ...sampleRule, versions: [{ ...first, confidence: 'low', confirmations: [] }] });
    open();
    expect(await versionAt(0)).toHaveTextContent('A version of low confidence is never shown.');
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
  });
});
