import {
  memberSchema,
  oneTimeLinkSchema,
  type Invitation,
  type Member,
  type MemberChange,
  type OneTimeLink,
} from '@manzil/contracts/gateway/member';
import { z } from 'zod';
import { callApi, json, tellApi } from '../lib/call-api';

const invitedSchema = z.object({ member: memberSchema, link: oneTimeLinkSchema });

export const inviteMember = (invitation: Invitation): Promise<{ member: Member; link: OneTimeLink }> =>
  callApi('/api/members', invitedSchema, json('POST', invitation));

export async function changeMember(id: string, change: MemberChange): Promise<Member> {
  const path = `/api/members/${id}`;
  return (await callApi(path, z.object({ member: memberSchema }), json('PATCH', change))).member;
}

export async function issueResetLink(id: string): Promise<OneTimeLink> {
  const path = `/api/members/${id}/reset-link`;
  return (await callApi(path, z.object({ link: oneTimeLinkSchema }), { method: 'POST' })).link;
}

export const resetSecondFactor = (id: string): Promise<void> =>
  tellApi(`/api/members/${id}/second-factor`, { method: 'DELETE' });
