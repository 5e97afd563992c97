import type { Confirmation, ConfirmationMethod } from '@manzil/contracts/gateway/second-factor';
import { useState } from 'react';
import { ApiProblem, messageOf } from '../lib/call-api';

export type TypedMethod = Exclude<ConfirmationMethod, 'passkey'>;

const TYPED: readonly TypedMethod[] = ['totp', 'password', 'recovery-code'];

/** The one field of a proof, by what is typed into it. */
const FIELDS = {
  totp: {
    label: 'Code',
    hint: 'Six digits, from your authenticator app.',
    attributes: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  'recovery-code': {
    label: 'Recovery code',
    hint: 'One of those that you saved. It works once.',
    attributes: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
  password: {
    label: 'Password',
    hint: 'The one you log in with.',
    attributes: { autoComplete: 'current-password', type: 'password' },
  },
} as const satisfies Record<TypedMethod, unknown>;

/** What the button says that leads to another way of typing. */
export const SWITCH_WORDS: Record<TypedMethod, string> = {
  totp: 'Use your authenticator app',
  'recovery-code': 'Use a recovery code',
  password: 'Use your password',
};

type ProofBy<M extends ConfirmationMethod> = Extract<Confirmation, { method: M }>;

interface ProofOptions<M extends ConfirmationMethod> {
  methods: readonly M[];
  send: (proof: ProofBy<M>) => Promise<void>;
  passkey: () => Promise<ProofBy<'passkey'>>;
}

/** State of a form by which a member proves who they are; `send` throws what was refused. */
export function useProof<M extends ConfirmationMethod>({ methods, send, passkey }: ProofOptions<M>) {
  const offered: readonly ConfirmationMethod[] = methods;
  const typed = TYPED.filter((one) => offered.includes(one));
  const hasPasskey = offered.includes('passkey');
  // Who has only a passkey types a recovery code on demand.
  const [method, setMethod] = useState(hasPasskey && typed[0] === 'recovery-code' ? undefined : typed[0]);
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  const attempt = async (make: () => Promise<Confirmation>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      // Nothing can be chosen that is not one of `methods`.
      await send((await make()) as ProofBy<M>);
    } catch (error) {
      const [first] = error instanceof ApiProblem ? error.issues : [];
      setIssue(first?.message ?? messageOf(error));
      setBusy(false);
    }
  };
  return {
    method,
    field: method && FIELDS[method],
    others: typed.filter((one) => one !== method),
    hasPasskey,
    text,
    issue,
    busy,
    type: (value: string) => {
      setText(value);
      setIssue(undefined);
    },
    choose: (next: TypedMethod) => {
      setMethod(next);
      setText('');
      setIssue(undefined);
    },
    submit: () =>
      attempt(() =>
        Promise.resolve(
          method === 'password'
            ? { method, password: text }
            : { method: method ?? 'recovery-code', code: text },
        ),
      ),
    usePasskey: () => attempt(passkey),
  };
}
