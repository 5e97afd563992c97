import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { newSavedSearchSchema } from './saved-search.js';

/** Stores a search and mails a confirmation. The response is the same for every address, including one at its limit. */
export const saveSearch = defineRpc({
  subject: 'rpc.leads.v1.saved-search.save',
  request: newSavedSearchSchema,
  response: z.object({}),
  idempotent: true,
});
