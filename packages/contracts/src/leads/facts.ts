import { z } from 'zod';
import { defineFact } from '../rpc.js';
import { leadKindSchema } from './lead.js';

/** Somebody has shown interest. Who is asked for by id: a fact is kept for days and holds no personal data. */
export const leadReceived = defineFact({
  subject: 'evt.leads.lead-received.v1',
  payload: z.object({ id: z.uuid(), kind: leadKindSchema, at: z.iso.datetime() }),
});
