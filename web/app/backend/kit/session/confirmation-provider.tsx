import type { ConfirmationMethod } from '@manzil/contracts/gateway/second-factor';
import { useEffect, useState, type ReactNode } from 'react';
import { onConfirmationNeeded } from '../data/call-api';
import { ConfirmDialog } from './confirm-dialog';

interface Asked {
  methods: readonly ConfirmationMethod[];
  settle: (isConfirmed: boolean) => void;
}

/** Opens the dialog when a call was refused because it needs a confirmation; calls at the same moment share one. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | undefined>();
  useEffect(() => {
    let open: Promise<boolean> | undefined;
    onConfirmationNeeded((methods) => {
      open ??= new Promise<boolean>((resolve) => {
        setAsked({
          methods,
          settle: (isConfirmed) => {
            open = undefined;
            setAsked(undefined);
            resolve(isConfirmed);
          },
        });
      });
      return open;
    });
    return () => {
      onConfirmationNeeded(() => Promise.resolve(false));
    };
  }, []);
  return (
    <>
      {children}
      {asked !== undefined && <ConfirmDialog methods={asked.methods} onDone={asked.settle} />}
    </>
  );
}
