import type { Member } from '@manzil/contracts/gateway/member';
import { listMembers } from '@manzil/contracts/http/members';
import { callApi } from '../lib/call-api';

/** The staff; for admins. */
export const loadMembers = (): Promise<{ members: Member[] }> => callApi(listMembers);
