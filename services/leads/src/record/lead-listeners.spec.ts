import type { EntityManager } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { LeadListeners, type LeadArrival } from './lead-listeners.js';
import { LeadEntity } from './lead.entity.js';

const manager = {} as EntityManager;
const stated = { kind: 'contact', email: 'layla@example.com' } as const;
const arrival = (): LeadArrival => ({
  how: 'received',
  stated,
  lead: new LeadEntity(),
  isSuspected: false,
  isAnswered: true,
  home: null,
});

describe('the listeners of leads', () => {
  it('are called by phase, whenever they were registered, and what the publisher does itself comes last', async () => {
    const called: string[] = [];
    const note = (name: string) => (): Promise<void> => {
      called.push(name);
      return Promise.resolve();
    };
    const listeners = new LeadListeners();
    listeners.onArrival('ledger', note('ledger'));
    listeners.onArrival('webhooks', note('webhooks'));
    listeners.onPreparedArrival('consents', ({ email }) => {
      called.push(`prepare for ${email}`);
      return Promise.resolve(note('consents'));
    });
    const publish = await listeners.prepareArrival(stated);
    await publish(manager, arrival(), { events: note('events'), webhooks: note('own webhooks') });
    expect(called).toEqual([
      ...['prepare for layla@example.com', 'consents', 'webhooks', 'own webhooks', 'events', 'ledger'],
    ]);
  });

  it('stop at the first error, which reaches the publisher', async () => {
    const called: string[] = [];
    const listeners = new LeadListeners();
    listeners.onChange('webhooks', () => Promise.reject(new Error('no webhooks')));
    listeners.onChange('ledger', () => {
      called.push('ledger');
      return Promise.resolve();
    });
    const lead = new LeadEntity();
    const published = listeners.publishChange(manager, { kind: 'changed', before: lead, change: {} });
    await expect(published).rejects.toThrow('no webhooks');
    expect(called).toEqual([]);
  });
});
