import type { Session } from '@manzil/contracts/gateway/account';
import type { SecondFactorMethod } from '@manzil/contracts/gateway/second-factor';
import { showSession } from '@manzil/contracts/http/accounts';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../data/call-api';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { PasswordStep } from './password-step';
import { ProofStep } from './proof-step';
import { TEXTS } from './session-texts';
import { memberName } from '../labels/member-name';

interface LogInAgainProps {
  /** The member who opened the page; another member may not continue it. */
  session: Session;
  onLoggedIn: () => void;
  onLeave: () => void;
}

/** Login dialog over a page whose session has ended. The page is kept until its member has logged in again. */
export function LogInAgain({ session, onLoggedIn, onLeave }: LogInAgainProps) {
  const [methods, setMethods] = useState<readonly SecondFactorMethod[] | undefined>();
  const [other, setOther] = useState<string | undefined>();
  const { username, loginName = username } = session;
  const name = memberName(username);
  const check = useCallback(async (): Promise<void> => {
    const now = await callApi(showSession, {}, { asksToLogIn: false });
    if (now.username === username) onLoggedIn();
    else setOther(now.names?.[now.username] ?? now.username);
  }, [username, onLoggedIn]);
  useEffect(() => {
    // The member may have logged in in another tab.
    const look = (): void => {
      if (!document.hidden) check().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [check]);

  if (other !== undefined)
    return (
      <Dialog title={TEXTS.otherTitle}>
        <p>{TEXTS.other(other, name)}</p>
        <div className="backend-actions">
          <Button
            kind="primary"
            onClick={() => {
              window.location.reload();
            }}
          >
            {TEXTS.reload(other)}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={TEXTS.title}>
      <p>{TEXTS.ended(name)}</p>
      {methods === undefined ? (
        <PasswordStep username={loginName} onLoggedIn={check} onSecondStep={setMethods} onLeave={onLeave} />
      ) : (
        <ProofStep
          methods={methods}
          onLoggedIn={check}
          onRestart={() => {
            setMethods(undefined);
          }}
        />
      )}
    </Dialog>
  );
}
