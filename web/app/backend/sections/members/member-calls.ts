import type { Result } from '@manzil/contracts/http/endpoint';
import type { Invitation, Member, MemberChange } from '@manzil/contracts/gateway/member';
import * as http from '@manzil/contracts/http/members';
import { callApi } from '../../kit/data/call-api';

export const inviteMember = (invitation: Invitation): Promise<Result<typeof http.inviteMember>> =>
  callApi(http.inviteMember, { body: invitation });

export const changeMember = async (id: string, change: MemberChange): Promise<Member> =>
  (await callApi(http.changeMember, { params: { id }, body: change })).member;

export const issueResetLink = (id: string): Promise<Result<typeof http.issueResetLink>> =>
  callApi(http.issueResetLink, { params: { id } });

export const resetSecondFactor = (id: string): Promise<void> =>
  callApi(http.resetSecondFactor, { params: { id } });
