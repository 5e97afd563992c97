import type { ConfirmationMethod } from '@manzil/contracts/gateway/second-factor';
import { confirmIdentity } from '@manzil/contracts/http/second-factor';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { passkeyProof, sendConfirmation } from './second-factor-calls';
import { SWITCH_WORDS, useProof } from './use-proof';

interface ConfirmDialogProps {
  methods: readonly ConfirmationMethod[];
  onDone: (isConfirmed: boolean) => void;
}

/** Asks the member to prove again who they are. What lies below stays as it is. */
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
  const { method, field, issue } = proof;
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
        {field === undefined ? (
          issue !== undefined && <p role="alert">{issue}</p>
        ) : (
          <TextField
            key={method}
            label={field.label}
            hint={field.hint}
            issue={issue}
            value={proof.text}
            onText={proof.type}
            required
            {...field.attributes}
          />
        )}
        <div className="backend-actions">
          {field !== undefined && (
            <Button type="submit" kind="primary" busy={proof.busy}>
              Confirm
            </Button>
          )}
          {proof.hasPasskey && (
            <Button
              kind={field === undefined ? 'primary' : 'secondary'}
              onClick={() => void proof.usePasskey()}
            >
              Use a passkey
            </Button>
          )}
          {proof.others.map((other) => (
            <Button
              key={other}
              kind="quiet"
              onClick={() => {
                proof.choose(other);
              }}
            >
              {SWITCH_WORDS[other]}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  );
}
