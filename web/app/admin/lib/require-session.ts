import { sessionSchema, type Session } from '@manzil/contracts/gateway/account';
import { redirect } from 'react-router';
import { ApiProblem, callApi } from './call-api';
import { clearMarkers, hasAdminMarker } from './markers';

/** Who is signed in; without the local marker, or without a session, the visitor is sent to the home page. */
export async function requireSession(): Promise<Session> {
  if (!hasAdminMarker()) throw toHome();
  try {
    return await callApi('/api/session', sessionSchema);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    clearMarkers();
    throw toHome();
  }
}

const toHome = (): Response => redirect('/');
