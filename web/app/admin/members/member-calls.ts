import type { Invitation, Member, MemberChange, SingleUseLink } from '@manzil/contracts/gateway/member';
import * as http from '@manzil/contracts/http/members';
import { callApi } from '../lib/call-api';

export const inviteMember = (invitation: Invitation): Promise<{ member: Member; link: SingleUseLink }> =>
  callApi(http.inviteMember, { body: invitation });

export const changeMember = async (id: string, change: MemberChange): Promise<Member> =>
  (await callApi(http.changeMember, { params: { id }, body: change })).member;

export const issueResetLink = async (id: string): Promise<SingleUseLink> =>
  (await callApi(http.issueResetLink, { params: { id } })).link;

export const resetSecondFactor = (id: string): Promise<void> =>
  callApi(http.resetSecondFactor, { params: { id } });
