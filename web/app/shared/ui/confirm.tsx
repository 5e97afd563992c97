import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import styles from './confirm.module.css';

interface ConfirmProps {
  title: string;
  children: ReactNode;
  confirm: string;
  /** The label of the button that changes nothing. */
  cancel?: string;
  danger?: boolean;
  /** The dialog waits for it; the caller reports a failure. */
  onConfirm: () => Promise<void> | void;
  onCancel: () => void;
}

/** Asks for confirmation of an action that must not happen by accident. Cancel has the focus first. */
export function Confirm({
  title,
  children,
  confirm,
  cancel = 'Cancel',
  danger = false,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onCancel}>
      <div>{children}</div>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void go()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
