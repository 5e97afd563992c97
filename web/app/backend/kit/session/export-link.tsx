import { toasts } from '../../../shared/ui/toast-queue';
import { messageOf } from '../data/call-api';
import { downloadConfirmed } from './download-confirmed';
import styles from './export-link.module.css';

/** A download link for a file that needs a confirmation. */
export const ExportLink = ({ url, children }: { url: string; children: string }) => (
  <a
    className={styles.export}
    href={url}
    download
    onClick={(event) => {
      event.preventDefault();
      void downloadConfirmed(url).catch((error: unknown) => {
        toasts.failed(messageOf(error));
      });
    }}
  >
    {children}
  </a>
);
