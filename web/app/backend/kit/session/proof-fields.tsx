import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { SWITCH_LABELS, type useProof } from './use-proof';

interface ProofFieldsProps {
  proof: ReturnType<typeof useProof>;
  /** Label of the submit button. */
  send: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** The field in which a member proves their identity in a dialog, and the alternative methods. */
export function ProofFields({ proof, send, children }: ProofFieldsProps) {
  const { method, field, issue } = proof;
  return (
    <>
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
            {send}
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
            {SWITCH_LABELS[other]}
          </Button>
        ))}
        {children}
      </div>
    </>
  );
}
