import type { Session } from '@manzil/contracts/gateway/account';
import { showSession } from '@manzil/contracts/http/accounts';
import { redirect } from 'react-router';
import { openDrafts } from '../data/draft-storage';
import { setMemberNames } from '../labels/member-name';
import { ApiProblem, callApi } from '../data/call-api';
import { clearMarkers, hasAdminMarker } from './markers';

/** Members who must set up two-step login are sent here before anything else. */
const SET_UP_PATH = '/backend/two-step-login';

let known: { at: URL; session: Session } | undefined;

/**
 * Returns the session; without the local marker, or without a session, the visitor is redirected to the home page. A
 * change of the filters of the open section does not request the session again.
 */
export async function requireSession(at: URL): Promise<Session> {
  if (!hasAdminMarker()) throw toHome();
  if (known?.at.pathname === at.pathname && known.at.search !== at.search) {
    known = { ...known, at };
    return known.session;
  }
  known = undefined;
  const session = await findSession();
  if (session.mustSetUpSecondFactor === true && at.pathname !== SET_UP_PATH) throw redirect(SET_UP_PATH);
  openDrafts(session.username);
  setMemberNames(session.names);
  known = { at, session };
  return session;
}

/** Called when the backend is left, because another member may use it next. */
export function forgetSession(): void {
  known = undefined;
}

async function findSession(): Promise<Session> {
  try {
    return await callApi(showSession);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    clearMarkers();
    throw toHome();
  }
}

const toHome = (): Response => redirect('/');
