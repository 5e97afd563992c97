import { z } from 'zod';
import {
  assertionOptionsSchema,
  attestationOptionsSchema,
  confirmationSchema,
  confirmedSchema,
  issuedRecoveryCodesSchema,
  newPasskeySchema,
  passkeyNameSchema,
  secondFactorProofSchema,
  secondFactorSchema,
  totpCodeSchema,
  totpSetUpSchema,
} from '../gateway/second-factor.js';
import { defineEndpoint } from './endpoint.js';
import { loginRowSchema } from './wire/login-rows.js';

const params = z.object({ id: z.uuid() });
const changed = { openToSetUp: true, needsConfirmation: true } as const;

export const beginPasskeyLogIn = defineEndpoint({
  method: 'POST',
  path: '/api/login/passkey-options',
  audience: 'public',
  area: 'Second factor',
  summary: 'Begins a login by a passkey, or the second step of one after the password',
  responses: { 200: assertionOptionsSchema },
  problems: ['RATE_LIMITED'],
});

export const finishLogIn = defineEndpoint({
  method: 'POST',
  path: '/api/login/second-factor',
  audience: 'public',
  area: 'Second factor',
  summary: 'Opens the session of a login that was begun in this browser; as `/login` answers',
  body: secondFactorProofSchema,
  responses: { 200: z.array(loginRowSchema) },
  problems: ['UNAUTHENTICATED', 'RATE_LIMITED'],
});

export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/session/confirmation',
  audience: 'member',
  openToSetUp: true,
  area: 'Second factor',
  summary: 'Confirms who is logged in, for five minutes: by a second factor, or by the password without one',
  body: confirmationSchema,
  responses: { 200: confirmedSchema },
  problems: ['CONFLICT', 'RATE_LIMITED'],
});

export const beginPasskeyConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/session/confirmation/passkey-options',
  audience: 'member',
  openToSetUp: true,
  area: 'Second factor',
  summary: 'Begins a confirmation by a passkey',
  responses: { 200: assertionOptionsSchema },
});

export const showSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/second-factor',
  audience: 'member',
  openToSetUp: true,
  area: 'Second factor',
  summary: "One's own second factors",
  responses: { 200: secondFactorSchema },
});

export const setUpTotp = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/totp',
  audience: 'member',
  ...changed,
  area: 'Second factor',
  summary: 'Makes the secret for an authenticator app, which counts once a code was confirmed',
  responses: { 200: totpSetUpSchema },
  problems: ['CONFLICT', 'UNAVAILABLE'],
});

export const confirmTotp = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/totp/confirmation',
  audience: 'member',
  ...changed,
  area: 'Second factor',
  summary: 'Adds the authenticator app by its first code; recovery codes come with a first factor',
  body: totpCodeSchema,
  responses: { 200: issuedRecoveryCodesSchema },
  problems: ['CONFLICT', 'UNAVAILABLE'],
});

export const removeTotp = defineEndpoint({
  method: 'DELETE',
  path: '/api/second-factor/totp',
  audience: 'member',
  ...changed,
  area: 'Second factor',
  summary: 'Removes the authenticator app',
  responses: { 204: 'nothing' },
  problems: ['CONFLICT', 'NOT_FOUND'],
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  audience: 'member',
  ...changed,
  area: 'Second factor',
  summary: 'Replaces the recovery codes; they are answered this once',
  responses: { 200: issuedRecoveryCodesSchema },
  problems: ['CONFLICT'],
});

export const beginAddingPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/passkey-options',
  audience: 'member',
  ...changed,
  area: 'Second factor',
  summary: 'Begins to add a passkey',
  responses: { 200: attestationOptionsSchema },
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/passkeys',
  audience: 'member',
  ...changed,
  area: 'Second factor',
  summary: 'Adds a passkey; recovery codes come with a first factor',
  body: newPasskeySchema,
  responses: { 200: issuedRecoveryCodesSchema },
  problems: ['CONFLICT'],
});

export const renamePasskey = defineEndpoint({
  method: 'PATCH',
  path: '/api/second-factor/passkeys/:id',
  audience: 'member',
  openToSetUp: true,
  area: 'Second factor',
  summary: 'Gives a passkey another name',
  params,
  body: passkeyNameSchema,
  responses: { 204: 'nothing' },
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/second-factor/passkeys/:id',
  audience: 'member',
  ...changed,
  area: 'Second factor',
  summary: 'Removes a passkey',
  params,
  responses: { 204: 'nothing' },
  problems: ['CONFLICT'],
});
