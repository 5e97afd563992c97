import type { Result } from '@manzil/contracts/http/endpoint';
import type { Member, MemberChange } from '@manzil/contracts/gateway/member';
import * as http from '@manzil/contracts/http/members';
import type { BodyInput } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';

export const inviteMember = (
  invitation: BodyInput<typeof http.inviteMember>,
): Promise<Result<typeof http.inviteMember>> => callApi(http.inviteMember, { body: invitation });

export const changeMember = async (id: string, change: MemberChange): Promise<Member> =>
  (await callApi(http.changeMember, { params: { id }, body: change })).member;

export const issueResetLink = (id: string): Promise<Result<typeof http.issueResetLink>> =>
  callApi(http.issueResetLink, { params: { id } });

export const resetSecondFactor = (id: string): Promise<void> =>
  callApi(http.resetSecondFactor, { params: { id } });
