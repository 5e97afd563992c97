import { sessionSchema, type Session } from '@manzil/contracts/gateway/account';
import { redirect } from 'react-router';
import { ApiProblem, callApi } from './call-api';
import { clearMarkers, hasAdminMarker } from './markers';

/** Where a member is led who must set up two-step login before anything else. */
const SET_UP_PATH = '/backend/two-step-login';

/** Who is signed in; without the local marker, or without a session, the visitor is sent to the home page. */
export async function requireSession(pathname: string): Promise<Session> {
  if (!hasAdminMarker()) throw toHome();
  const session = await findSession();
  if (session.mustSetUpSecondFactor === true && pathname !== SET_UP_PATH) throw redirect(SET_UP_PATH);
  return session;
}

async function findSession(): Promise<Session> {
  try {
    return await callApi('/api/session', sessionSchema);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    clearMarkers();
    throw toHome();
  }
}

const toHome = (): Response => redirect('/');
