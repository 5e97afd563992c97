import { useState } from 'react';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { useRefresh } from '../../kit/data/use-refresh';
import { messageOf } from '../../kit/data/call-api';
import { toasts } from '../../../shared/ui/toast-queue';
import { setLock } from './property-calls';

type SetLock<Answer> = <Field extends keyof Overrides>(
  property: ManagedProperty,
  field: Field,
  value: Overrides[Field],
  done: string,
) => Promise<Answer>;

export interface LockChanges {
  /** Id and field of the lock that is being changed. */
  busy: string | undefined;
  /** Shows a message when the change is refused. */
  change: SetLock<void>;
  /** Throws when the change is refused, for a form to show the error. */
  set: SetLock<ManagedProperty>;
}

/** Sets and lifts locks, with an undo. */
export function useLock(): LockChanges {
  const [busy, setBusy] = useState<string | undefined>();
  const refresh = useRefresh();

  const set: LockChanges['set'] = async (property, field, value, done) => {
    // Our own listings have no lock for this field: undo sets the former value again.
    const said = property.own && field === 'featured' ? property.featured : property.overrides[field];
    const before = said as Overrides[typeof field];
    const saved = await setLock(property, field, value);
    const undo = async (): Promise<void> => {
      try {
        await setLock(property, field, before);
      } catch (error) {
        toasts.failed(messageOf(error));
      }
      await refresh();
    };
    toasts.done(done, { label: 'Undo', run: () => void undo() });
    await refresh();
    return saved;
  };
  const change: LockChanges['change'] = async (property, field, value, done) => {
    setBusy(`${property.id} ${field}`);
    try {
      await set(property, field, value, done);
    } catch (error) {
      toasts.failed(messageOf(error));
      await refresh();
    }
    setBusy(undefined);
  };
  return { busy, change, set };
}
