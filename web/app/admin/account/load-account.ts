import type { OwnSession } from '@manzil/contracts/gateway/member';
import type { SecondFactor } from '@manzil/contracts/gateway/second-factor';
import { listOwnSessions } from '@manzil/contracts/http/accounts';
import { callApi } from '../lib/call-api';
import { loadSecondFactor } from '../second-factor/second-factor-calls';

export async function loadAccount(): Promise<{ sessions: OwnSession[]; secondFactor: SecondFactor }> {
  const [{ sessions }, secondFactor] = await Promise.all([callApi(listOwnSessions), loadSecondFactor()]);
  return { sessions, secondFactor };
}
