import { ownSessionSchema, type OwnSession } from '@manzil/contracts/gateway/member';
import { z } from 'zod';
import { callApi } from '../lib/call-api';

const sessionsSchema = z.object({ sessions: z.array(ownSessionSchema) });

export const loadAccount = (): Promise<{ sessions: OwnSession[] }> =>
  callApi('/api/sessions', sessionsSchema);
