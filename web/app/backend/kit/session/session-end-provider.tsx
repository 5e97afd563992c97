import type { Session } from '@manzil/contracts/gateway/account';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { onSessionEnd } from '../data/call-api';
import { clearMarkers } from './markers';
import { LogInAgain } from './log-in-again';

type Settle = (isLoggedIn: boolean) => void;

/** Asks the member to log in again when the session has ended; calls that were refused meanwhile share one dialog. */
export function SessionEndProvider({ session, children }: { session: Session; children: ReactNode }) {
  const [settle, setSettle] = useState<Settle | undefined>();
  const navigate = useNavigate();
  useEffect(() => {
    let open: Promise<boolean> | undefined;
    onSessionEnd(() => {
      open ??= new Promise<boolean>((resolve) => {
        setSettle(() => (isLoggedIn: boolean) => {
          open = undefined;
          setSettle(undefined);
          resolve(isLoggedIn);
        });
      });
      return open;
    });
    return () => {
      onSessionEnd(() => Promise.resolve(false));
    };
  }, []);
  return (
    <>
      {children}
      {settle !== undefined && (
        <LogInAgain
          session={session}
          onLoggedIn={() => {
            settle(true);
          }}
          onLeave={() => {
            clearMarkers();
            settle(false);
            void navigate('/');
          }}
        />
      )}
    </>
  );
}
