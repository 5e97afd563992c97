import { z } from 'zod';
import { withoutInvisible } from '../visible-text.js';

/** Number of single-use codes that a member gets with the first second factor. */
export const RECOVERY_CODE_COUNT = 10;

/** Methods that confirm an identity in addition to the password. */
export const secondFactorMethodSchema = z.enum(['totp', 'passkey', 'recovery-code']);
export type SecondFactorMethod = z.infer<typeof secondFactorMethodSchema>;

/** Includes the password, for members without a second factor. */
export const confirmationMethodSchema = z.enum([...secondFactorMethodSchema.options, 'password']);
export type ConfirmationMethod = z.infer<typeof confirmationMethodSchema>;

const base64url = z
  .string()
  .regex(/^[\w-]+$/, 'must be base64url')
  .max(20_000);
const credentialType = z.literal('public-key');
const transports = z.array(z.string().regex(/^[a-z-]{1,30}$/)).max(10);
const publicKeyCredential = z.object({
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: credentialType,
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});

/** The result of `navigator.credentials.get()` as JSON. */
export const assertionSchema = publicKeyCredential.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type Assertion = z.output<typeof assertionSchema>;

/** The result of `navigator.credentials.create()` as JSON. */
export const attestationSchema = publicKeyCredential.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.optional(),
  }),
});
export type Attestation = z.output<typeof attestationSchema>;

const codeSchema = z.string('Please enter a code.').trim().min(1, 'Please enter a code.').max(64);
const proofs = [
  z.object({ method: z.literal('totp'), code: codeSchema }),
  z.object({ method: z.literal('recovery-code'), code: codeSchema }),
  z.object({ method: z.literal('passkey'), credential: assertionSchema }),
] as const;

/** Proof of identity by a second factor. */
export const secondFactorProofSchema = z.discriminatedUnion('method', proofs);
export type SecondFactorProof = z.output<typeof secondFactorProofSchema>;

/** Accepts the password too, for members without a second factor. */
export const confirmationSchema = z.discriminatedUnion('method', [
  ...proofs,
  z.object({ method: z.literal('password'), password: z.string().max(1000) }),
]);
export type Confirmation = z.output<typeof confirmationSchema>;

export const confirmedSchema = z.object({ confirmedUntil: z.iso.datetime() });

const descriptor = z.object({ id: z.string(), type: credentialType, transports: transports.optional() });
const userVerification = z.literal('required');

/** For `navigator.credentials.get()`. Without `allowCredentials` any passkey of this site may be chosen. */
export const assertionOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification,
  allowCredentials: z.array(descriptor).optional(),
});
export type AssertionOptions = z.output<typeof assertionOptionsSchema>;

/** For `navigator.credentials.create()`. */
export const attestationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: credentialType })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification }),
});
export type AttestationOptions = z.output<typeof attestationOptionsSchema>;

export const PASSKEY_NAME_MAX = 60;
export const passkeyNameSchema = z.object({
  name: z
    .string('Please enter a name.')
    .overwrite(withoutInvisible)
    .trim()
    .min(1, 'Please enter a name.')
    .max(PASSKEY_NAME_MAX, `Use at most ${PASSKEY_NAME_MAX} characters.`),
});

export const newPasskeySchema = passkeyNameSchema.extend({ credential: attestationSchema });
export type NewPasskey = z.output<typeof newPasskeySchema>;

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.output<typeof passkeySchema>;

/** The second factors of the calling member. */
export const secondFactorSchema = z.object({
  /** True if the member's role requires a second factor. */
  required: z.boolean(),
  /** Time since when an authenticator app is set up; null without one. */
  totp: z.object({ since: z.iso.datetime() }).nullable(),
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.int(),
  confirmBy: z.array(confirmationMethodSchema),
  /** The time until which this session needs no confirmation; null when it does. */
  confirmedUntil: z.iso.datetime().nullable(),
});
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** For an authenticator app. The TOTP secret is active after the first valid code. */
export const totpSetUpSchema = z.object({ secret: z.string(), uri: z.string() });
export type TotpSetUp = z.output<typeof totpSetUpSchema>;

export const totpCodeSchema = z.object({ code: codeSchema });

/** Returned only once; null when the member already has codes. */
export const issuedRecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });
