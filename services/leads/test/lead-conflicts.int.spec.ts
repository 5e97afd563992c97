import { randomUUID } from 'node:crypto';
import { listLeads, showLead } from '@manzil/contracts/http/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportLeads, submitEnquiry, updateLead } from '@manzil/contracts/leads/rpc';
import type { z } from 'zod';
import { startLeads, type RunningLeads } from './running-leads.js';

type Change = Omit<z.input<typeof updateLead.request>, 'id' | 'expectedVersion'>;

describe('a conflict about a lead', () => {
  let leads: RunningLeads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const receive = async (): Promise<string> => {
    const id = randomUUID();
    const person = { name: 'Layla', email: `${id}@example.com`, page: '/' };
    await leads.client.request(submitEnquiry, { id, kind: 'contact', ...person, message: 'Is it free?' });
    return id;
  };
  const change = async (id: string, changes: Change): Promise<void> => {
    const { version } = await leads.client.request(showLead, { id });
    await leads.client.request(updateLead, { id, expectedVersion: version, ...changes });
  };
  /** Expects the conflict that a member gets who edits the version before the current one. */
  const expectConflict = async (id: string, updatedBy: string): Promise<void> => {
    const { version, updatedAt } = await leads.client.request(showLead, { id });
    const late = { id, expectedVersion: version - 1, notes: 'Late', by: 'late' };
    await expect(leads.client.request(updateLead, late)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: `The lead was changed by ${updatedBy || 'somebody else'} in the meantime`,
      extra: { details: { reason: 'version', version, updatedBy, updatedAt } },
    });
  };

  it.each<[string, Change]>([
    ['gave it a status', { status: 'done' }],
    ['wrote notes', { notes: 'Called' }],
    ['took it', { assignee: 'sara' }],
    ['gave it back', { assignee: null }],
    ['saved what was there', {}],
  ])('names who %s last', async (_, changes) => {
    const id = await receive();
    await change(id, { notes: 'First', by: 'omar' });
    await expectConflict(id, 'omar');
    await change(id, { ...changes, by: 'sara' });
    await expectConflict(id, 'sara');
    // The refused change is not recorded as the last one.
    await expectConflict(id, 'sara');
  });

  it('names nobody when a gateway of the previous release does not send who changed it', async () => {
    const id = await receive();
    await change(id, { status: 'done', by: 'sara' });
    await change(id, { status: 'new' });
    await expectConflict(id, '');
  });

  it('is the only response with the name of the member', async () => {
    const id = await receive();
    const by = 'who-made-this-version';
    const changed = await leads.client.request(updateLead, { id, expectedVersion: 1, status: 'done', by });
    const answers = await Promise.all([
      leads.client.request(showLead, { id }),
      leads.client.request(listLeads, {}),
      leads.client.request(exportLeads, {}),
    ]);
    expect(JSON.stringify([changed, ...answers])).not.toContain(by);
    expect((await leads.client.request(listLeads, { q: by })).total).toBe(0);
  });
});
