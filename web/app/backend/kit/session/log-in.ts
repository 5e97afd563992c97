import type { Credentials } from '@manzil/contracts/gateway/account';
import { secondFactorMethodSchema, type SecondFactorMethod } from '@manzil/contracts/gateway/second-factor';
import * as accounts from '@manzil/contracts/http/accounts';
import * as secondFactor from '@manzil/contracts/http/second-factor';
import { z } from 'zod';
import type { BodyInput } from '../form/use-contract-form';
import { callApi, json } from '../data/call-api';
import { clearAdminMarker, storeMarkers } from './markers';

const secondStepSchema = z.object({ secondFactor: z.array(secondFactorMethodSchema) });

/** The result of a login; `methods` are the options for the required second step. */
export type LoginOutcome =
  | { signedIn: boolean; message: string }
  | { signedIn: false; methods: SecondFactorMethod[] };

/** Messages of the specification for each outcome of a login. */
export const MESSAGES = {
  success: 'Login Successfully!',
  empty: 'Unexpected response from the server',
  failed: 'Error during login. Please try again.',
};

/** Requests a session; the server sets its cookie, the local markers only control the display. */
export async function logIn(credentials: Credentials): Promise<LoginOutcome> {
  try {
    const answer = await fetch(accounts.logIn.path, json(accounts.logIn.method, credentials));
    if (answer.status === 429) return { signedIn: false, message: await tooOften(answer) };
    const text = await answer.text();
    // An empty body is treated like a list without rows.
    const body: unknown = text.trim() === '' ? [] : JSON.parse(text);
    const { data: secondStep } = secondStepSchema.safeParse(body);
    if (secondStep !== undefined) return { signedIn: false, methods: secondStep.secondFactor };
    const [first] = accounts.logIn.responses[200].parse(body);
    if (first === undefined) {
      clearAdminMarker();
      return { signedIn: false, message: answer.ok ? MESSAGES.empty : wrong };
    }
    storeMarkers(first.type);
    return { signedIn: true, message: MESSAGES.success };
  } catch {
    return { signedIn: false, message: MESSAGES.failed };
  }
}

/** The second step; rejects with an ApiProblem whose message is for the member. */
export async function finishLogIn(proof: BodyInput<typeof secondFactor.finishLogIn>): Promise<void> {
  const [first] = await callApi(secondFactor.finishLogIn, { body: proof });
  if (first !== undefined) storeMarkers(first.type);
}

const wrong = `${MESSAGES.failed} The username or password is incorrect.`;

async function tooOften(answer: Response): Promise<string> {
  const { detail } = (await answer.json().catch(() => ({}))) as { detail?: string };
  return detail ?? MESSAGES.failed;
}
