import type {
  Assertion,
  AssertionOptions,
  Attestation,
  AttestationOptions,
} from '@manzil/contracts/gateway/second-factor';
import { ApiProblem } from '../data/call-api';

/** Loaded on first use. */
const webauthn = () => import('@simplewebauthn/browser');

/** Checks for passkey support, which browsers offer only over https and on localhost. */
export const knowsPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

export async function askForPasskey(options: AssertionOptions): Promise<Assertion> {
  const { startAuthentication } = await webauthn();
  return startAuthentication({ optionsJSON: options })
    .then((answer) => ({ ...answer, clientExtensionResults: { ...answer.clientExtensionResults } }))
    .catch(asDeclined);
}

export async function makePasskey(options: AttestationOptions): Promise<Attestation> {
  const { startRegistration } = await webauthn();
  return startRegistration({ optionsJSON: options })
    .then((answer) => ({ ...answer, clientExtensionResults: { ...answer.clientExtensionResults } }))
    .catch(asDeclined);
}

/** Browsers do not report why: cancelled, timed out, or no passkey of this site on the device. */
function asDeclined(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  throw new ApiProblem(
    0,
    isKnown ? 'This device has a passkey for your account already.' : 'No passkey was used. Try again.',
  );
}
