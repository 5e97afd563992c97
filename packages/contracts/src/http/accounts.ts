import { z } from 'zod';
import { credentialsSchema, sessionSchema } from '../gateway/account.js';
import {
  changePasswordSchema,
  choosePasswordSchema,
  linkTargetSchema,
  ownDetailsSchema,
  ownSessionSchema,
  passwordLinkRequestSchema,
} from '../gateway/member.js';
import { defineEndpoint } from './endpoint.js';
import { loginRowSchema } from './wire/login-rows.js';

export const logIn = defineEndpoint({
  method: 'POST',
  path: '/login',
  audience: 'public',
  area: 'Accounts',
  summary:
    'Opens a session; the first item says the role. 401 with an empty list when the two do not match, and with a problem that names the methods in `secondFactor` when that is still to come',
  body: credentialsSchema,
  responses: { 200: z.array(loginRowSchema), 401: z.array(loginRowSchema).max(0) },
  problems: ['RATE_LIMITED'],
});

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/logout',
  audience: 'public',
  readsSession: true,
  openToSetUp: true,
  area: 'Accounts',
  summary: 'Ends the session',
  responses: { 204: 'nothing' },
});

export const showSession = defineEndpoint({
  method: 'GET',
  path: '/api/session',
  audience: 'member',
  openToSetUp: true,
  area: 'Accounts',
  summary: 'Who is logged in',
  responses: { 200: sessionSchema },
});

/** Confirmed, because password links are mailed to the email. */
export const saveOwnDetails = defineEndpoint({
  method: 'PUT',
  path: '/api/session/details',
  audience: 'member',
  needsConfirmation: true,
  area: 'Accounts',
  summary: 'Enters the name and email of the member, each only while it is missing',
  body: ownDetailsSchema,
  responses: { 204: 'nothing' },
  problems: ['CONFLICT'],
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/session/password',
  audience: 'member',
  area: 'Accounts',
  summary: "Changes one's own password and ends one's other sessions",
  body: changePasswordSchema,
  responses: { 204: 'nothing' },
  problems: ['RATE_LIMITED'],
});

export const listOwnSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  audience: 'member',
  area: 'Accounts',
  summary: 'Where one is logged in',
  responses: { 200: z.object({ sessions: z.array(ownSessionSchema) }) },
});

export const endOwnSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  audience: 'member',
  area: 'Accounts',
  summary: "Ends one of one's own sessions",
  params: z.object({ id: z.uuid() }),
  responses: { 204: 'nothing' },
});

export const requestPasswordLink = defineEndpoint({
  method: 'POST',
  path: '/api/password-links',
  audience: 'public',
  area: 'Accounts',
  summary:
    'Mails a member who has this address a link to choose a new password; the answer is the same for every address',
  body: passwordLinkRequestSchema,
  responses: { 204: 'nothing' },
  problems: ['RATE_LIMITED'],
});

export const showSingleUseLink = defineEndpoint({
  method: 'GET',
  path: '/api/one-time-links/:token',
  audience: 'public',
  area: 'Accounts',
  summary: 'Whose password a link lets one choose',
  responses: { 200: linkTargetSchema },
});

export const choosePassword = defineEndpoint({
  method: 'POST',
  path: '/api/one-time-links/:token',
  audience: 'public',
  area: 'Accounts',
  summary: 'Chooses the password: uses the link up and ends all sessions of its member',
  body: choosePasswordSchema,
  responses: { 204: 'nothing' },
});
