import type { Session } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/accounts';
import { useNavigate } from 'react-router';
import { forgetThisDevice } from '../account/this-device';
import { forgetDrafts } from '../forms/draft-storage';
import { callApi } from '../lib/call-api';
import { clearMarkers } from '../lib/markers';
import { forgetRecent } from '../palette/recent';
import { useMayLeave } from '../saving/leave-question';
import { Button } from '../../ui/button';
import { TEXTS } from './session-texts';

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
