import type { SecondFactorMethod } from '@manzil/contracts/gateway/second-factor';
import * as http from '@manzil/contracts/http/second-factor';
import { useEffect, useId, useRef } from 'react';
import { passkeyProof } from '../../kit/session/second-factor-calls';
import { SWITCH_LABELS, useProof } from '../../kit/session/use-proof';
import { finishLogIn } from '../../kit/session/log-in';

interface SecondStepProps {
  methods: readonly SecondFactorMethod[];
  onLoggedIn: () => void;
  /** Back to the username and the password. */
  onRestart: () => void;
}

/** Asks for the second factor after the right password. */
export function SecondStep({ methods, onLoggedIn, onRestart }: SecondStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const proof = useProof(http.finishLogIn, {
    methods,
    passkey: () => passkeyProof('login'),
    send: async (made) => {
      await finishLogIn(made);
      onLoggedIn();
    },
  });
  const { method, field, issue } = proof;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [method, issue]);
  const alert = issue !== undefined && (
    <p className="login-said" role="alert" id={`${id}-issue`}>
      {issue}
    </p>
  );
  return (
    <>
      <form ref={form} method="post" {...proof.attributes}>
        {field === undefined ? (
          alert
        ) : (
          <>
            <label>
              {field.label}
              <input
                key={method}
                {...field.attributes}
                value={proof.text}
                required
                aria-describedby={issue === undefined ? `${id}-hint` : `${id}-hint ${id}-issue`}
                aria-invalid={issue === undefined ? undefined : true}
                onChange={(event) => {
                  proof.type(event.target.value);
                }}
              />
            </label>
            <p className="login-hint" id={`${id}-hint`}>
              {field.hint}
            </p>
            {alert}
            <button
              type="submit"
              className="login-submit"
              aria-busy={proof.busy || undefined}
              aria-disabled={proof.busy || undefined}
            >
              Log in
            </button>
          </>
        )}
        {proof.hasPasskey && (
          <button
            type="button"
            className={field === undefined ? 'login-submit' : 'login-plain'}
            onClick={() => void proof.usePasskey()}
          >
            Use a passkey
          </button>
        )}
      </form>
      <div className="login-links">
        {proof.others.map((other) => (
          <button
            key={other}
            type="button"
            className="login-plain"
            onClick={() => {
              proof.choose(other);
            }}
          >
            {SWITCH_LABELS[other]}
          </button>
        ))}
        <button type="button" className="login-plain" onClick={onRestart}>
          Start again
        </button>
      </div>
    </>
  );
}
