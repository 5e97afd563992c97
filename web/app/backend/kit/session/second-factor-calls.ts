import type { Confirmation, TotpSetUp } from '@manzil/contracts/gateway/second-factor';
import * as http from '@manzil/contracts/http/second-factor';
import type { QrCode } from '../../../shared/lib/qr';
import { endpointQuery } from '../data/query-client';
import type { BodyInput } from '../form/use-contract-form';
import { callApi } from '../data/call-api';
import { askForPasskey, makePasskey } from './passkey-browser';

export const secondFactorQuery = endpointQuery(http.showSecondFactor, {});

export interface DrawnTotpSetUp extends TotpSetUp {
  qr: QrCode;
}

/** The QR code is drawn in the browser, so that no other service sees the secret. */
export async function beginTotp(): Promise<DrawnTotpSetUp> {
  const [setUp, { qrCode }] = await Promise.all([callApi(http.setUpTotp), import('../../../shared/lib/qr')]);
  return { ...setUp, qr: qrCode(setUp.uri) };
}

/**
 * Returns recovery codes if this is the member's first factor, like adding a passkey; null if they already have codes.
 */
export const confirmTotp = async (code: string): Promise<string[] | null> =>
  (await callApi(http.confirmTotp, { body: { code } })).recoveryCodes;

export const removeTotp = (): Promise<void> => callApi(http.removeTotp);

export const renewRecoveryCodes = async (): Promise<string[]> =>
  (await callApi(http.renewRecoveryCodes)).recoveryCodes ?? [];

export async function addPasskey(name: string): Promise<string[] | null> {
  const options = await callApi(http.beginAddingPasskey);
  const body = { name, credential: await makePasskey(options) };
  return (await callApi(http.addPasskey, { body })).recoveryCodes;
}

export const renamePasskey = (id: string, name: string): Promise<void> =>
  callApi(http.renamePasskey, { params: { id }, body: { name } });

export const removePasskey = (id: string): Promise<void> => callApi(http.removePasskey, { params: { id } });

/** Confirms the identity of the member; rejects with an ApiProblem on a refusal. */
export async function sendConfirmation(proof: BodyInput<typeof http.confirmIdentity>): Promise<void> {
  await callApi(http.confirmIdentity, { body: proof });
}

type PasskeyProof = Extract<Confirmation, { method: 'passkey' }>;

export async function passkeyProof(at: 'login' | 'confirmation'): Promise<PasskeyProof> {
  const options = await callApi(at === 'login' ? http.beginPasskeyLogIn : http.beginPasskeyConfirmation);
  return { method: 'passkey', credential: await askForPasskey(options) };
}
