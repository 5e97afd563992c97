import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onRefusal } from '../data/call-api';
import { compareSession, onSessionChange } from './require-session';

/**
 * Reloads the backend when the session has changed: after another section is opened, or as soon as the server refuses a
 * call because of the role.
 */
export function useSessionChanges(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    onSessionChange(() => void revalidate());
    onRefusal(() => void compareSession());
    return () => {
      onSessionChange(() => undefined);
      onRefusal(() => undefined);
    };
  }, [revalidate]);
}
