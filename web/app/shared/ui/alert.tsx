import { Button } from './button';
import styles from './confirm.module.css';
import { Dialog } from './dialog';

/** A message that is read before anything else is done. */
export const Alert = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <Dialog title={text} isAlert onClose={onClose}>
    <div className={styles.actions}>
      <Button kind="primary" onClick={onClose}>
        OK
      </Button>
    </div>
  </Dialog>
);
