import { z } from 'zod';
import {
  invitationSchema,
  linkDeliverySchema,
  memberChangeSchema,
  memberSchema,
  singleUseLinkSchema,
} from '../gateway/member.js';
import { publishingPolicySchema } from '../gateway/publishing-policy.js';
import { defineEndpoint } from './endpoint.js';

export const showPublishingPolicy = defineEndpoint({
  method: 'GET',
  path: '/api/publishing-policy',
  audience: 'members.read',
  area: 'Accounts',
  summary: 'Whether publishing needs approval, and complete entries',
  responses: { 200: publishingPolicySchema },
});

export const changePublishingPolicy = defineEndpoint({
  method: 'PUT',
  path: '/api/publishing-policy',
  audience: 'members.manage',
  needsConfirmation: true,
  area: 'Accounts',
  summary: 'Sets whether publishing needs approval by a member who may publish, and complete entries',
  body: publishingPolicySchema,
  responses: { 200: publishingPolicySchema },
});

const params = z.object({ id: z.uuid() });

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/api/members',
  audience: 'members.read',
  area: 'Accounts',
  summary: 'The staff, by name',
  responses: { 200: z.object({ members: z.array(memberSchema) }) },
});

export const inviteMember = defineEndpoint({
  method: 'POST',
  path: '/api/members',
  audience: 'members.manage',
  needsConfirmation: true,
  area: 'Accounts',
  summary: 'Invites a member and mails them the link, which is answered this once and lives 72 hours',
  body: invitationSchema,
  responses: {
    201: z.object({ member: memberSchema, link: singleUseLinkSchema, delivery: linkDeliverySchema }),
  },
  problems: ['CONFLICT'],
});

export const changeMember = defineEndpoint({
  method: 'PATCH',
  path: '/api/members/:id',
  audience: 'members.manage',
  needsConfirmation: true,
  area: 'Accounts',
  summary: 'Changes the role, name, email or login name of a member, or disables or enables them',
  params,
  body: memberChangeSchema,
  responses: { 200: z.object({ member: memberSchema }) },
  problems: ['CONFLICT'],
});

export const issueResetLink = defineEndpoint({
  method: 'POST',
  path: '/api/members/:id/reset-link',
  audience: 'members.manage',
  needsConfirmation: true,
  area: 'Accounts',
  summary:
    'Makes a link by which a member chooses a new password and mails it to them; it lives 24 hours, older ones die',
  params,
  responses: { 201: z.object({ link: singleUseLinkSchema, delivery: linkDeliverySchema }) },
  problems: ['CONFLICT'],
});

export const resetSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/members/:id/second-factor',
  audience: 'members.manage',
  needsConfirmation: true,
  area: 'Accounts',
  summary: "Removes a member's second factors and ends their sessions",
  params,
  responses: { 204: 'nothing' },
  problems: ['CONFLICT'],
});
