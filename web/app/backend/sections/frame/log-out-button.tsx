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
import { memberName } from '../../kit/words/member-name';

/** Ends the session. Another user may use the browser next, so that none of the member's data stays in it. */
export function LogOutButton({ session }: { session: Session }) {
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  const logOut = async (): Promise<void> => {
    if (!(await mayLeave(TEXTS.logOutQuestion))) return;
    // Forgets the member on this device even if the API does not answer, and never asks for a login to log out.
    await forgetThisDevice().catch(() => undefined);
    await callApi(http.logOut, {}, { asksToLogIn: false }).catch(() => undefined);
    clearMarkers();
    forgetDrafts();
    forgetRecent(session.username);
    await navigate('/');
  };
  return (
    <Button kind="quiet" onClick={() => void logOut()} title={`Signed in as ${memberName(session.username)}`}>
      Logout
    </Button>
  );
}
