import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { messageOf } from '../lib/call-api';
import { useToasts } from '../../ui/toasts';
import { setLock } from './property-calls';

export interface LockChanges {
  /** Id and field of the lock that is being changed. */
  busy: string | undefined;
  change: <Field extends keyof Overrides>(
    property: ManagedProperty,
    field: Field,
    value: Overrides[Field],
    done: string,
  ) => Promise<void>;
}

/** Sets and lifts locks; what was before is one click away. */
export function useLock(): LockChanges {
  const [busy, setBusy] = useState<string | undefined>();
  const { revalidate } = useRevalidator();
  const toasts = useToasts();

  const change: LockChanges['change'] = async (property, field, value, done) => {
    const before = property.overrides[field];
    setBusy(`${property.id} ${field}`);
    try {
      await setLock(property, field, value);
      toasts.done(done, {
        label: 'Undo',
        run: () => {
          void setLock(property, field, before).then(
            () => revalidate(),
            (error: unknown) => {
              toasts.failed(messageOf(error));
            },
          );
        },
      });
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await revalidate();
    setBusy(undefined);
  };
  return { busy, change };
}
