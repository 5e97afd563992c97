import type { SecondFactorMethod } from '@manzil/contracts/gateway/second-factor';
import * as http from '@manzil/contracts/http/second-factor';
import { useEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/button';
import { finishLogIn } from './log-in';
import { ProofFields } from './proof-fields';
import { passkeyProof } from './second-factor-calls';
import { useProof } from './use-proof';
import { TEXTS } from './session-texts';

interface ProofStepProps {
  methods: readonly SecondFactorMethod[];
  onLoggedIn: () => Promise<void>;
  onRestart: () => void;
}

/** The second step of a member with two-step login. */
export function ProofStep({ methods, onLoggedIn, onRestart }: ProofStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const proof = useProof(http.finishLogIn, {
    methods,
    passkey: () => passkeyProof('login'),
    send: async (made) => {
      await finishLogIn(made);
      await onLoggedIn();
    },
  });
  const { method, issue } = proof;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [method, issue]);
  return (
    <form ref={form} className="backend-form" {...proof.attributes}>
      <ProofFields proof={proof} send={TEXTS.logIn}>
        <Button kind="quiet" onClick={onRestart}>
          {TEXTS.startAgain}
        </Button>
      </ProofFields>
    </form>
  );
}
