import { Injectable } from '@nestjs/common';
import { LeadListeners } from '../record/lead-listeners.js';
import { queueLeadEvent } from './queue-lead-event.js';

/** Queues changes of leads for webhooks. */
@Injectable()
export class SendLeadEvents {
  constructor(listeners: LeadListeners) {
    listeners.onArrival('webhooks', async (manager, { lead, isSuspected }) => {
      if (!isSuspected) await queueLeadEvent(manager, 'lead.received', lead);
    });
    listeners.onChange('webhooks', async (manager, { after }) => {
      if (after !== undefined) await queueLeadEvent(manager, 'lead.changed', after);
    });
  }
}
