import { ownSessionSchema, type OwnSession } from '@manzil/contracts/gateway/member';
import type { SecondFactor } from '@manzil/contracts/gateway/second-factor';
import { z } from 'zod';
import { callApi } from '../lib/call-api';
import { loadSecondFactor } from '../second-factor/second-factor-calls';

const sessionsSchema = z.object({ sessions: z.array(ownSessionSchema) });

export async function loadAccount(): Promise<{ sessions: OwnSession[]; secondFactor: SecondFactor }> {
  const [{ sessions }, secondFactor] = await Promise.all([
    callApi('/api/sessions', sessionsSchema),
    loadSecondFactor(),
  ]);
  return { sessions, secondFactor };
}
