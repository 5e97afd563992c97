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

/** Ends the session. Who logs out leaves the browser, perhaps to somebody else: nothing of theirs stays in it. */
export function LogOutButton({ session }: { session: Session }) {
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  const logOut = async (): Promise<void> => {
    if (!(await mayLeave(TEXTS.logOutQuestion))) return;
    // This browser forgets the member also when the API does not answer, and asks nobody to log in to log out.
    await forgetThisDevice().catch(() => undefined);
    await callApi(http.logOut, {}, { asksToLogIn: false }).catch(() => undefined);
    clearMarkers();
    forgetDrafts();
    forgetRecent(session.username);
    await navigate('/');
  };
  return (
    <Button kind="quiet" onClick={() => void logOut()} title={`Signed in as ${session.username}`}>
      Logout
    </Button>
  );
}
