import {
  assertionOptionsSchema,
  attestationOptionsSchema,
  confirmedSchema,
  issuedRecoveryCodesSchema,
  secondFactorSchema,
  totpSetUpSchema,
  type Confirmation,
  type SecondFactor,
  type TotpSetUp,
} from '@manzil/contracts/gateway/second-factor';
import type { QrCode } from '../../lib/qr';
import { callApi, json, tellApi } from '../lib/call-api';
import { askForPasskey, makePasskey } from './passkey-browser';

const PATH = '/api/second-factor';
const POST = { method: 'POST' };

export const loadSecondFactor = (): Promise<SecondFactor> => callApi(PATH, secondFactorSchema);

export interface DrawnTotpSetUp extends TotpSetUp {
  qr: QrCode;
}

/** Drawn here: nobody else sees the secret. */
export async function beginTotp(): Promise<DrawnTotpSetUp> {
  const [setUp, { qrCode }] = await Promise.all([
    callApi(`${PATH}/totp`, totpSetUpSchema, POST),
    import('../../lib/qr'),
  ]);
  return { ...setUp, qr: qrCode(setUp.uri) };
}

/** Recovery codes come with a first factor, as with a passkey; null for who has some. */
export const confirmTotp = async (code: string): Promise<string[] | null> =>
  (await callApi(`${PATH}/totp/confirmation`, issuedRecoveryCodesSchema, json('POST', { code })))
    .recoveryCodes;

export const removeTotp = (): Promise<void> => tellApi(`${PATH}/totp`, { method: 'DELETE' });

export const renewRecoveryCodes = async (): Promise<string[]> =>
  (await callApi(`${PATH}/recovery-codes`, issuedRecoveryCodesSchema, POST)).recoveryCodes ?? [];

export async function addPasskey(name: string): Promise<string[] | null> {
  const options = await callApi(`${PATH}/passkey-options`, attestationOptionsSchema, POST);
  const body = { name, credential: await makePasskey(options) };
  return (await callApi(`${PATH}/passkeys`, issuedRecoveryCodesSchema, json('POST', body))).recoveryCodes;
}

export const renamePasskey = (id: string, name: string): Promise<void> =>
  tellApi(`${PATH}/passkeys/${id}`, json('PATCH', { name }));

export const removePasskey = (id: string): Promise<void> =>
  tellApi(`${PATH}/passkeys/${id}`, { method: 'DELETE' });

/** Confirms who is logged in; a refusal is an ApiProblem. */
export async function sendConfirmation(proof: Confirmation): Promise<void> {
  await callApi('/api/session/confirmation', confirmedSchema, json('POST', proof));
}

/** What the passkey of a member proves, at the login or within a session. */
export async function passkeyProof(at: 'login' | 'session/confirmation'): Promise<Confirmation> {
  const options = await callApi(`/api/${at}/passkey-options`, assertionOptionsSchema, POST);
  return { method: 'passkey', credential: await askForPasskey(options) };
}
