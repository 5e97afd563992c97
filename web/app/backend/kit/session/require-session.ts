import type { Session } from '@manzil/contracts/gateway/account';
import { showSession } from '@manzil/contracts/http/accounts';
import { hashKey } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { openDrafts } from '../data/draft-storage';
import { setMemberNames } from '../labels/member-name';
import { ApiProblem, callApi } from '../data/call-api';
import { clearMarkers, hasAdminMarker } from './markers';

/** Members who must set up two-step login are sent here before anything else. */
const SET_UP_PATH = '/backend/two-step-login';

let known: { at: URL; session: Session } | undefined;
let onChange: () => void = () => undefined;

/**
 * Returns the session; without the local marker, or without a session, the visitor is redirected to the home page. Only
 * the first section and a refresh wait for the server, which checks every call itself. Another section is opened with
 * the known session, which is compared with the server's meanwhile.
 */
export async function requireSession(at: URL): Promise<Session> {
  if (!hasAdminMarker()) throw toHome();
  if (known !== undefined && known.at.href !== at.href && known.session.mustSetUpSecondFactor !== true) {
    if (known.at.pathname !== at.pathname) void compareSession();
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

/** Sets the handler for a session that is not what it was when the backend was shown, such as another role. */
export function onSessionChange(handler: () => void): void {
  onChange = handler;
}

/**
 * Reads the session, and reports when it has changed, in whatever order its fields come. Without a connection, the
 * section itself says so.
 */
export async function compareSession(): Promise<void> {
  const shown = known?.session;
  const now = await callApi(showSession).catch(() => undefined);
  // The backend was left or refreshed meanwhile.
  if (now === undefined || shown === undefined || known?.session !== shown) return;
  if (hashKey([now]) === hashKey([shown])) return;
  forgetSession();
  onChange();
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
