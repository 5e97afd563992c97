import { sessionSchema } from '@manzil/contracts/gateway/account';
import { auditPageSchema } from '@manzil/contracts/gateway/audit';
import {
  linkTargetSchema,
  memberSchema,
  oneTimeLinkSchema,
  ownSessionSchema,
} from '@manzil/contracts/gateway/member';
import { z } from 'zod';
import { loginRowSchema } from '../../accounts/login.wire.js';
import { ADMINS, get, patch, post, remove, type Route } from './route.js';

export const ACCOUNT_ROUTES: readonly Route[] = [
  post('/login', 'public', {
    summary:
      'Opens a session; the first item says the role. 401 with an empty list when the two do not match, and with a problem that names the methods in `secondFactor` when that is still to come',
    response: z.array(loginRowSchema),
    alsoAnswers: { 401: z.array(loginRowSchema).max(0) },
    problems: ['RATE_LIMITED'],
  }),
  post('/logout', 'public', {
    readsSession: true,
    openToSetUp: true,
    summary: 'Ends the session',
    response: 'nothing',
  }),
  get('/api/session', 'member', { openToSetUp: true, summary: 'Who is logged in', response: sessionSchema }),
  post('/api/session/password', 'member', {
    summary: "Changes one's own password and ends one's other sessions",
    response: 'nothing',
    problems: ['RATE_LIMITED'],
  }),
  get('/api/sessions', 'member', {
    summary: 'Where one is logged in',
    response: z.object({ sessions: z.array(ownSessionSchema) }),
  }),
  remove('/api/sessions/:id', 'member', { summary: "Ends one of one's own sessions", response: 'nothing' }),
  get('/api/one-time-links/:token', 'public', {
    summary: 'Whose password a link lets one choose',
    response: linkTargetSchema,
  }),
  post('/api/one-time-links/:token', 'public', {
    summary: 'Chooses the password: uses the link up and ends all sessions of its member',
    response: 'nothing',
  }),
  get('/api/members', ADMINS, {
    summary: 'The staff, by name',
    response: z.object({ members: z.array(memberSchema) }),
  }),
  post('/api/members', ADMINS, {
    needsConfirmation: true,
    summary: 'Invites a member; the link is answered this once and lives 72 hours',
    response: z.object({ member: memberSchema, link: oneTimeLinkSchema }),
    problems: ['CONFLICT'],
  }),
  patch('/api/members/:id', ADMINS, {
    needsConfirmation: true,
    summary: 'Changes the role of a member, or disables or enables them',
    response: z.object({ member: memberSchema }),
    problems: ['CONFLICT'],
  }),
  post('/api/members/:id/reset-link', ADMINS, {
    needsConfirmation: true,
    summary: 'Makes a link by which a member chooses a new password; it lives 24 hours, older ones die',
    response: z.object({ link: oneTimeLinkSchema }),
    problems: ['CONFLICT'],
  }),
  remove('/api/members/:id/second-factor', ADMINS, {
    needsConfirmation: true,
    summary: "Removes a member's second factors and ends their sessions",
    response: 'nothing',
    problems: ['CONFLICT'],
  }),
  get('/api/audit', ADMINS, { summary: 'What staff did, newest first', response: auditPageSchema }),
];
