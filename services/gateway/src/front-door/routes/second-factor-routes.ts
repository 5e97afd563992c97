import {
  assertionOptionsSchema,
  attestationOptionsSchema,
  confirmedSchema,
  issuedRecoveryCodesSchema,
  secondFactorSchema,
  totpSetUpSchema,
} from '@manzil/contracts/gateway/second-factor';
import { z } from 'zod';
import { loginRowSchema } from '../../accounts/login.wire.js';
import { get, patch, post, remove, type Route } from './route.js';

const changed = { openToSetUp: true, needsConfirmation: true } as const;

export const SECOND_FACTOR_ROUTES: readonly Route[] = [
  post('/api/login/passkey-options', 'public', {
    summary: 'Begins a login by a passkey, or the second step of one after the password',
    response: assertionOptionsSchema,
    problems: ['RATE_LIMITED'],
  }),
  post('/api/login/second-factor', 'public', {
    summary: 'Opens the session of a login that was begun in this browser; as `/login` answers',
    response: z.array(loginRowSchema),
    problems: ['UNAUTHENTICATED', 'RATE_LIMITED'],
  }),
  post('/api/session/confirmation', 'member', {
    openToSetUp: true,
    summary:
      'Confirms who is logged in, for five minutes: by a second factor, or by the password without one',
    response: confirmedSchema,
    problems: ['CONFLICT', 'RATE_LIMITED'],
  }),
  post('/api/session/confirmation/passkey-options', 'member', {
    openToSetUp: true,
    summary: 'Begins a confirmation by a passkey',
    response: assertionOptionsSchema,
  }),
  get('/api/second-factor', 'member', {
    openToSetUp: true,
    summary: "One's own second factors",
    response: secondFactorSchema,
  }),
  post('/api/second-factor/totp', 'member', {
    ...changed,
    summary: 'Makes the secret for an authenticator app, which counts once a code was confirmed',
    response: totpSetUpSchema,
    problems: ['CONFLICT', 'UNAVAILABLE'],
  }),
  post('/api/second-factor/totp/confirmation', 'member', {
    ...changed,
    summary: 'Adds the authenticator app by its first code; recovery codes come with a first factor',
    response: issuedRecoveryCodesSchema,
    problems: ['CONFLICT', 'UNAVAILABLE'],
  }),
  remove('/api/second-factor/totp', 'member', {
    ...changed,
    summary: 'Removes the authenticator app',
    response: 'nothing',
    problems: ['CONFLICT', 'NOT_FOUND'],
  }),
  post('/api/second-factor/recovery-codes', 'member', {
    ...changed,
    summary: 'Replaces the recovery codes; they are answered this once',
    response: issuedRecoveryCodesSchema,
    problems: ['CONFLICT'],
  }),
  post('/api/second-factor/passkey-options', 'member', {
    ...changed,
    summary: 'Begins to add a passkey',
    response: attestationOptionsSchema,
  }),
  post('/api/second-factor/passkeys', 'member', {
    ...changed,
    summary: 'Adds a passkey; recovery codes come with a first factor',
    response: issuedRecoveryCodesSchema,
    problems: ['CONFLICT'],
  }),
  patch('/api/second-factor/passkeys/:id', 'member', {
    openToSetUp: true,
    summary: 'Gives a passkey another name',
    response: 'nothing',
  }),
  remove('/api/second-factor/passkeys/:id', 'member', {
    ...changed,
    summary: 'Removes a passkey',
    response: 'nothing',
    problems: ['CONFLICT'],
  }),
];
