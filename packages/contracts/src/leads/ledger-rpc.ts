import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { ledgerSliceSchema } from './ledger.js';

/** Decrypted ledger entries of a lead after the entry number `after`. NOT_FOUND for an unknown lead. */
export const readLedger = defineRpc({
  subject: 'rpc.leads.v1.ledger.read',
  request: z.object({ leadId: z.uuid(), after: z.int().min(0).default(0) }),
  response: ledgerSliceSchema,
  idempotent: true,
});
