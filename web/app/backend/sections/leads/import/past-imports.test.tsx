import { listLeadImports, undoLeadImport } from '@manzil/contracts/http/lead-imports';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as route from '../../../routes/leads-import';
import { refuse, stubApi } from '../../../../testing/api-double';
import { renderScreen } from '../../../../testing/render-screen';

const ID = '5a1f7a52-3c1e-4d0a-8a55-0d6f0b1c2e3d';
const PAST = {
  id: ID,
  at: '2026-11-29T08:00:00.000Z',
  by: 'sara',
  imported: 120,
  left: 118,
  undoneAt: null,
};

async function ask() {
  const { user } = renderScreen(route, { path: '/backend/leads/import' });
  await user.click(await screen.findByRole('button', { name: 'Undo the import of 29 Nov 2026, 12:00' }));
  return { user, question: within(screen.getByRole('dialog', { name: 'Undo this import?' })) };
}

describe('the undo of an import', () => {
  beforeEach(() => {
    stubApi(listLeadImports, { imports: [PAST] });
  });

  it('asks first, and lists the leads that stay with the reason', async () => {
    const requests = stubApi(undoLeadImport, {
      deleted: 116,
      kept: 2,
      keptLeads: [
        { id: ID, name: 'Rashid', reason: 'worked-on' },
        { id: ID.replace('5', '6'), name: 'Mona', reason: 'wrote-again' },
      ],
    });
    const { user, question } = await ask();
    expect(question.getByText(/^118 leads imported on 29 Nov 2026, 12:00 will be deleted/)).toBeVisible();
    expect(requests).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete up to 118 leads' }));
    const result = within(await screen.findByRole('dialog', { name: 'Import undone' }));
    expect(result.getByText('116 leads deleted, 2 leads kept:')).toBeVisible();
    expect(result.getByRole('link', { name: 'Rashid' })).toHaveAttribute('href', `/backend/leads?lead=${ID}`);
    expect(result.getByText(/Mona/).closest('li')).toHaveTextContent('Mona: sent another enquiry');
    expect(requests.map(({ params }) => params)).toEqual([{ id: ID }]);
  });

  it('says that all leads are gone, and what the server refused', async () => {
    stubApi(undoLeadImport, { deleted: 118, kept: 0, keptLeads: [] });
    const { user, question } = await ask();
    await user.click(question.getByRole('button', { name: /^Delete/ }));
    expect(await screen.findByText('118 leads deleted')).toBeVisible();
    stubApi(undoLeadImport, refuse('NOT_FOUND', 'There is no such import'));
    await user.click(await screen.findByRole('button', { name: /^Undo the import/ }));
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    expect(await screen.findByText('There is no such import')).toBeVisible();
  });

  it('is not offered once none of the leads is left', async () => {
    stubApi(listLeadImports, { imports: [{ ...PAST, left: 0, undoneAt: '2026-11-29T09:00:00.000Z' }] });
    renderScreen(route, { path: '/backend/leads/import' });
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo the import/ })).toBeNull();
  });
});
