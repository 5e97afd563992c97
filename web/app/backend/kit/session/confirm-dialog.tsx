import type { ConfirmationMethod } from '@manzil/contracts/gateway/second-factor';
import { confirmIdentity } from '@manzil/contracts/http/second-factor';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../../shared/ui/dialog';
import { passkeyProof, sendConfirmation } from './second-factor-calls';
import { ProofFields } from './proof-fields';
import { useProof } from './use-proof';

interface ConfirmDialogProps {
  methods: readonly ConfirmationMethod[];
  onDone: (isConfirmed: boolean) => void;
}

/** Asks the member to confirm their identity again. The screen below stays as it is. */
export function ConfirmDialog({ methods, onDone }: ConfirmDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const proof = useProof(confirmIdentity, {
    methods,
    passkey: () => passkeyProof('confirmation'),
    send: async (made) => {
      await sendConfirmation(made);
      onDone(true);
    },
  });
  const { method, issue } = proof;
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, [method, issue]);
  return (
    <Dialog
      title="Confirm that it is you"
      onClose={() => {
        onDone(false);
      }}
    >
      <form ref={form} className="backend-form" {...proof.attributes}>
        <p>We ask this before important changes. You will not be asked again for five minutes.</p>
        <ProofFields proof={proof} send="Confirm" />
      </form>
    </Dialog>
  );
}
