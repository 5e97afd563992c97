import type { Session } from '@manzil/contracts/gateway/account';
import { isPermitted, type Permission } from '@manzil/contracts/gateway/permissions';
import type { Endpoint } from '@manzil/contracts/http/endpoint';
import { createContext, useContext, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DraftsOnly, ReadOnly } from '../../../shared/ui/read-only';
import { sectionAt } from './sections';

const SessionContext = createContext<Session | undefined>(undefined);

/** Provides the session, and whether the member may change the section of the URL. */
export function AccessProvider({ session, children }: { session: Session; children: ReactNode }) {
  const { edits, onSite = false } = sectionAt(useLocation().pathname) ?? {};
  const isDraftsOnly = session.needsApproval === true;
  const isReadOnly = edits !== undefined && (!isPermitted(session.role, edits) || (onSite && isDraftsOnly));
  return (
    <SessionContext value={session}>
      <DraftsOnly value={isDraftsOnly}>
        <ReadOnly value={isReadOnly}>{children}</ReadOnly>
      </DraftsOnly>
    </SessionContext>
  );
}

/** The current session, inside the backend. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('There is no session outside of the backend');
  return session;
}

/** Returns true when the agency publishes only complete entries. */
export const usePublishesCompleteOnly = (): boolean => useContext(SessionContext)?.requiresComplete === true;

/** Checks the member's permissions; the server enforces them too. */
export function useMay(): (permission: Permission) => boolean {
  const { role } = useSession();
  return (permission) => isPermitted(role, permission);
}

/** Returns true when the role allows the request; always true before a login. */
export function useMayCall({ audience }: Pick<Endpoint, 'audience'>): boolean {
  const session = useContext(SessionContext);
  if (audience === 'public' || audience === 'member' || session === undefined) return true;
  return isPermitted(session.role, audience);
}
