import type { Session } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/accounts';
import { useNavigate } from 'react-router';
import { forgetThisDevice } from '../../kit/session/this-device';
import { forgetDrafts } from '../../kit/data/draft-storage';
import { callApi } from '../../kit/data/call-api';
import { clearMarkers } from '../../kit/session/markers';
import { forgetRecent } from './recent';
import { useMayLeave } from '../../kit/form/leave-question';
import { Button } from '../../../shared/ui/button';
import { TEXTS } from '../../kit/session/session-texts';
import { memberName } from '../../kit/labels/member-name';

/** Ends the session and removes the member's data from the browser, which another user may use next. */
export function useLogOut({ username }: Session): () => Promise<void> {
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  return async () => {
    if (!(await mayLeave(TEXTS.logOutQuestion))) return;
    // Forgets the member on this device even without a response, and must not ask for a login.
    await forgetThisDevice().catch(() => undefined);
    await callApi(http.logOut, {}, { asksToLogIn: false }).catch(() => undefined);
    clearMarkers();
    forgetDrafts();
    forgetRecent(username);
    await navigate('/');
  };
}

export function LogOutButton({ session }: { session: Session }) {
  const logOut = useLogOut(session);
  return (
    <Button kind="quiet" onClick={() => void logOut()} title={`Signed in as ${memberName(session.username)}`}>
      Logout
    </Button>
  );
}
