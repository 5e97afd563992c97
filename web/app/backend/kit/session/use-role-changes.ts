import type { Session } from '@manzil/contracts/gateway/account';
import { showSession } from '@manzil/contracts/http/accounts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, onRefusal } from '../data/call-api';
import { forgetSession } from './require-session';

/** Reloads the backend for the new role as soon as the server refuses a call because of the role. */
export function useRoleChanges({ role }: Session): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    onRefusal(() => {
      callApi(showSession).then(
        // A refusal without a change of role must not revalidate, because that would repeat endlessly.
        (now) => {
          if (now.role === role) return;
          forgetSession();
          void revalidate();
        },
        () => undefined,
      );
    });
    return () => {
      onRefusal(() => undefined);
    };
  }, [role, revalidate]);
}
