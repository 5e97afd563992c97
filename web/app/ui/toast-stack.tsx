import { Icon } from '../components/icon';
import styles from './toasts.module.css';

export interface Toast {
  id: number;
  kind: 'done' | 'failed';
  text: string;
  action?: { label: string; run: () => void } | undefined;
}

interface ToastStackProps {
  toasts: readonly Toast[];
  onRemove: (id: number) => void;
}

/**
 * Stays when there is no message: what comes into it later is read out. While a dialog is open it is above the dialog
 * and can still be used, which `data-react-aria-top-layer` says to the dialog.
 */
export function ToastStack({ toasts, onRemove }: ToastStackProps) {
  return (
    <div className={styles.stack} role="status" aria-live="polite" data-react-aria-top-layer>
      {toasts.map(({ id, kind, text, action }) => (
        <div key={id} className={styles[kind]}>
          <span>{text}</span>
          {action !== undefined && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                action.run();
                onRemove(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label="Dismiss"
            onClick={() => {
              onRemove(id);
            }}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
