import type { RuleSummary } from '@manzil/contracts/content/rule';
import { listRules } from '@manzil/contracts/http/rules';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as route from '../../routes/rules';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { sampleRule } from '../../../testing/samples/sample-rule';

const { versions: _versions, ...trustee } = sampleRule;
const ltv: RuleSummary = {
  ...trustee,
  id: 'uae.ltv',
  emirate: 'all',
  topic: 'mortgage',
  name: 'Largest share',
  inForce: { version: 2, validFrom: '2020-04-08', isDemo: true },
  waiting: [],
};
const sharjah: RuleSummary = {
  ...trustee,
  id: 'sharjah.sale.registration',
  emirate: 'sharjah',
  name: 'Registration of a sale',
  inForce: null,
  confidence: 'low',
  waiting: ['source'],
};

const open = (at = '/backend/rules') => renderScreen(route, { path: '/backend/rules', at }).user;
const rowNames = async (): Promise<string[]> => {
  const [, ...rows] = within(await screen.findByRole('table', { name: 'Rules' })).getAllByRole('row');
  return rows.map((row) => within(row).getByRole('link').textContent);
};

describe('the rules', () => {
  beforeEach(() => {
    stubApi(listRules, { rules: [trustee, ltv, sharjah] });
  });

  it('say what is in force, what only the demo confirmed, and what waits', async () => {
    open();
    expect(await screen.findByRole('row', { name: /Registration trustee/ })).toHaveTextContent(
      'Version 1 in force. To confirm',
    );
    expect(screen.getByRole('row', { name: /Largest share/ })).toHaveTextContent(
      'Confirmed by the demo only',
    );
    expect(screen.getByRole('row', { name: /Registration of a sale/ })).toHaveTextContent(
      'Not shown. Needs a better source',
    );
    expect(screen.getByRole('link', { name: 'Registration trustee' })).toHaveAttribute(
      'href',
      '/backend/rules/dubai.sale.trustee',
    );
  });

  it('are filtered by emirate, topic and state, in the URL', async () => {
    const user = open('/backend/rules?state=confirmation');
    expect(await rowNames()).toEqual(['Registration trustee']);
    await user.selectOptions(screen.getByLabelText('State'), 'All');
    await user.selectOptions(screen.getByLabelText('Topic'), 'Mortgages');
    expect(await rowNames()).toEqual(['Largest share']);
    await user.selectOptions(screen.getByLabelText('Emirate'), 'Sharjah');
    expect(await screen.findByText('No rule matches these filters.')).toBeVisible();
  });
});
