import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiToken } from '@manzil/contracts/gateway/api-token';
import { listPushDevices } from '@manzil/contracts/http/push-devices';
import * as http from '@manzil/contracts/http/api-tokens';
import { listWebhooks } from '@manzil/contracts/http/webhooks';
import { screen, within } from '@testing-library/react';
import * as route from '../../routes/integrations';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';

const open = () => renderScreen(route, { path: '/backend/integrations' });
const secret = `manzil_api_${'a'.repeat(43)}`;

const token = (more: Partial<ApiToken> = {}): ApiToken => ({
  id: '0190a3c4-0000-7000-8000-000000000060',
  name: 'Reports',
  scopes: ['listings:read', 'leads:read'],
  createdBy: 'noor',
  createdAt: '2026-11-20T08:00:00Z',
  expiresAt: null,
  lastUsedOn: '2026-11-22',
  refusedBecause: null,
  ...more,
});

describe('API tokens in the section of integrations', () => {
  beforeEach(() => {
    stubApi(listWebhooks, { webhooks: [] });
    stubApi(listPushDevices, { publicKey: 'BKey', keySource: 'installation', devices: [] });
    stubApi(http.listApiTokens, { tokens: [token()] });
  });

  it('shows scopes, who made it and when, the last use and whether it works', async () => {
    stubApi(http.listApiTokens, {
      tokens: [
        token(),
        token({
          id: '0190a3c4-0000-7000-8000-000000000061',
          name: 'Old',
          expiresAt: '2026-11-21T08:00:00Z',
          refusedBecause: 'expired',
          lastUsedOn: null,
        }),
        token({
          id: '0190a3c4-0000-7000-8000-000000000062',
          name: 'Left',
          refusedBecause: 'member-disabled',
        }),
      ],
    });
    open();
    const row = await screen.findByRole('row', { name: /^Reports/ });
    expect(row).toHaveTextContent('Read listings, hidden ones too');
    expect(row).toHaveTextContent('Read leads');
    expect(row).toHaveTextContent('noor20 Nov 2026, 12:00');
    expect(row).toHaveTextContent('Works, does not expire');
    expect(row).toHaveTextContent('22 Nov 2026');
    expect(screen.getByRole('row', { name: /^Old/ })).toHaveTextContent('it has expiredNever');
    expect(screen.getByRole('row', { name: /^Left/ })).toHaveTextContent('its creator is disabled');
  });

  it('says that there is none', async () => {
    stubApi(http.listApiTokens, { tokens: [] });
    open();
    expect(await screen.findByText('No tokens yet.')).toBeVisible();
  });

  it('makes one, once, and shows it this once', async () => {
    const { user } = open();
    const slow = pendingReply({ token: token({ name: 'Power BI' }), secret });
    const requests = stubApi(http.createApiToken, slow.reply);
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    const dialog = screen.getByRole('dialog', { name: 'Create an API token' });
    await user.type(within(dialog).getByLabelText('Name'), 'Power BI');
    await user.click(within(dialog).getByLabelText('Read leads'));
    await user.selectOptions(within(dialog).getByLabelText('Expires after'), 'One year');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Create token' }));
    slow.release();
    const shown = await screen.findByRole('dialog', { name: 'Token Power BI' });
    expect(requests).toMatchObject([
      { body: { name: 'Power BI', scopes: ['leads:read'], expiresInDays: 365 } },
    ]);
    expect(within(shown).getByLabelText('Token')).toHaveValue(secret);
    await user.click(within(shown).getByRole('button', { name: 'Done' }));
    expect(screen.queryByDisplayValue(secret)).toBeNull();
  });

  it('says what is missing beside its field, and shows a taken name there', async () => {
    const { user } = open();
    const issues = [{ field: 'name', message: 'A token with this name already exists.' }];
    const requests = stubApi(http.createApiToken, refuse('CONFLICT', 'It exists', { issues }));
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByLabelText('Name'), 'Reports');
    await user.click(within(dialog).getByRole('button', { name: 'Create token' }));
    expect(await within(dialog).findByText('Choose at least one scope')).toBeVisible();
    expect(requests).toEqual([]);
    await user.click(within(dialog).getByLabelText('Read leads'));
    await user.click(within(dialog).getByRole('button', { name: 'Create token' }));
    expect(await within(dialog).findByText('A token with this name already exists.')).toBeVisible();
    expect(within(dialog).getByLabelText('Name')).toHaveFocus();
  });

  it('revokes one after a question', async () => {
    const { user } = open();
    const requests = stubApi(http.revokeApiToken, undefined);
    await user.click(await screen.findByRole('button', { name: 'Revoke Reports' }));
    const dialog = screen.getByRole('dialog', { name: 'Revoke the token Reports?' });
    expect(requests).toEqual([]);
    stubApi(http.listApiTokens, { tokens: [] });
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('The token Reports is revoked.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: token().id } }]);
    expect(screen.getByText('No tokens yet.')).toBeVisible();
  });

  it('says so when a colleague has revoked it already', async () => {
    const { user } = open();
    stubApi(http.revokeApiToken, refuse('NOT_FOUND', 'There is no such token'));
    await user.click(await screen.findByRole('button', { name: 'Revoke Reports' }));
    stubApi(http.listApiTokens, { tokens: [] });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('There is no such token')).toBeVisible();
    expect(await screen.findByText('No tokens yet.')).toBeVisible();
  });
});
