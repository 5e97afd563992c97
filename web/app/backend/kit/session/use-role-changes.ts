import type { Session } from '@manzil/contracts/gateway/account';
import { showSession } from '@manzil/contracts/http/accounts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, onRefusal } from '../data/call-api';
import { forgetSession } from './require-session';

/** Shows the backend as a new role has it, as soon as the server has refused something for the role. */
export function useRoleChanges({ role }: Session): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    onRefusal(() => {
      callApi(showSession).then(
        // A refusal under the same role is not a change, and would be repeated without end.
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
