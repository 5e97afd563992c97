import { memberSchema, type Member } from '@manzil/contracts/gateway/member';
import { z } from 'zod';
import { callApi } from '../lib/call-api';

const membersSchema = z.object({ members: z.array(memberSchema) });

/** The staff; for admins. */
export const loadMembers = (): Promise<{ members: Member[] }> => callApi('/api/members', membersSchema);
