import type { ConfirmationMethod } from '@manzil/contracts/gateway/second-factor';
import type { confirmIdentity, finishLogIn } from '@manzil/contracts/http/second-factor';
import { useState } from 'react';
import { useContractForm, type BodyInput } from '../form/use-contract-form';
import { ApiProblem, messageOf } from '../data/call-api';

export type TypedMethod = Exclude<ConfirmationMethod, 'passkey'>;

const TYPED: readonly TypedMethod[] = ['totp', 'password', 'recovery-code'];

/** Field of each typed method. */
const FIELDS = {
  totp: {
    label: 'Code',
    hint: 'Six digits, from your authenticator app.',
    attributes: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  'recovery-code': {
    label: 'Recovery code',
    hint: 'One of the codes that you saved. Each works once.',
    attributes: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
  password: {
    label: 'Password',
    hint: 'Your login password.',
    attributes: { autoComplete: 'current-password', type: 'password' },
  },
} as const satisfies Record<TypedMethod, unknown>;

/** Labels of the buttons that switch to another typed method. */
export const SWITCH_LABELS: Record<TypedMethod, string> = {
  totp: 'Use your authenticator app',
  'recovery-code': 'Use a recovery code',
  password: 'Use your password',
};

type ProofEndpoint = typeof confirmIdentity | typeof finishLogIn;

type ProofBy<M extends ConfirmationMethod> = Extract<BodyInput<ProofEndpoint>, { method: M }>;

interface ProofOptions<M extends ConfirmationMethod> {
  methods: readonly M[];
  send: (proof: ProofBy<M>) => Promise<void>;
  passkey: () => Promise<ProofBy<'passkey'>>;
}

/** Form to prove the member's identity, by a typed text or a passkey. */
export function useProof<M extends ConfirmationMethod>(
  endpoint: ProofEndpoint,
  { methods, send, passkey }: ProofOptions<M>,
) {
  const offered: readonly ConfirmationMethod[] = methods;
  const typed = TYPED.filter((one) => offered.includes(one));
  const hasPasskey = offered.includes('passkey');
  // A member with only a passkey can also choose to type a recovery code.
  const [method, setMethod] = useState(hasPasskey && typed[0] === 'recovery-code' ? undefined : typed[0]);
  const [isWaiting, setIsWaiting] = useState(false);
  const [passkeyIssue, setPasskeyIssue] = useState<string | undefined>();

  // The cast is safe, because only the given `methods` are offered.
  const sendProof = (proof: BodyInput<ProofEndpoint>) => send(proof as ProofBy<M>);
  const form = useContractForm(endpoint, {
    values: { text: '' },
    bodyOf: ({ text }) =>
      method === 'password' ? { method, password: text } : { method: method ?? 'recovery-code', code: text },
    fieldOf: () => 'text',
    refusalField: 'text',
    send: sendProof,
    onSaved: () => undefined,
  });
  const { value, issue, onText } = form.text('text');

  const usePasskey = async (): Promise<void> => {
    if (isWaiting || form.busy) return;
    setIsWaiting(true);
    setPasskeyIssue(undefined);
    try {
      await sendProof(await passkey());
    } catch (error) {
      const [first] = error instanceof ApiProblem ? error.issues : [];
      setPasskeyIssue(first?.message ?? messageOf(error));
    } finally {
      setIsWaiting(false);
    }
  };
  return {
    attributes: form.attributes,
    method,
    field: method && FIELDS[method],
    others: typed.filter((one) => one !== method),
    hasPasskey,
    text: value,
    issue: issue ?? passkeyIssue,
    busy: form.busy || isWaiting,
    type: (text: string) => {
      onText(text);
      setPasskeyIssue(undefined);
    },
    choose: (next: TypedMethod) => {
      setMethod(next);
      setPasskeyIssue(undefined);
      form.settle({ text: '' }, 0);
    },
    usePasskey,
  };
}
