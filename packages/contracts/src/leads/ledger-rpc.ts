import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { ledgerSliceSchema } from './ledger.js';

/** Entries of a lead behind the one with the number `after`, decrypted. NOT_FOUND when there is no such lead. */
export const readLedger = defineRpc({
  subject: 'rpc.leads.v1.ledger.read',
  request: z.object({ leadId: z.uuid(), after: z.int().min(0).default(0) }),
  response: ledgerSliceSchema,
  idempotent: true,
});
