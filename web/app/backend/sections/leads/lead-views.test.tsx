import { deleteLeadView, listLeadViews, saveLeadView } from '@manzil/contracts/http/lead-views';
import { listAssignees, listLeads } from '@manzil/contracts/http/leads';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import * as route from '../../routes/leads';

describe('the saved views of the inbox', () => {
  it('saves the filters as a view without the search text, and chooses and deletes one', async () => {
    stubApi(listLeadViews, { views: [{ id: 3, name: 'Late', query: 'overdue=true', madeBy: 'omar' }] });
    const saved = stubApi(saveLeadView, ({ body }) => ({ id: 4, ...body, madeBy: 'sara' }));
    const deleted = stubApi(deleteLeadView, undefined);
    const at = '/backend/leads?assigned=mine&q=Noor&view=board';
    stubApi(listLeads, { items: [], total: 0, page: 1, pageSize: 25, pageCount: 0 });
    stubApi(listAssignees, { usernames: [] });
    const { user } = renderScreen(route, { path: '/backend/leads', at });
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.type(screen.getByLabelText('Name of the view'), 'Mine{Enter}');
    expect(await screen.findByText('The view "Mine" is saved.')).toBeVisible();
    expect(saved).toMatchObject([{ body: { name: 'Mine', query: 'assigned=mine&view=board' } }]);
    await user.selectOptions(screen.getByLabelText('Saved views'), 'Late');
    await user.click(await screen.findByRole('button', { name: 'Delete view' }));
    expect(await screen.findByText('The view "Late" is deleted.')).toBeVisible();
    expect(deleted).toMatchObject([{ params: { id: 3 } }]);
  });
});
