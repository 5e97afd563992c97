import { exportEvidence } from '@manzil/contracts/http/leads';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import { Button } from '../../../shared/ui/button';
import { toasts } from '../../../shared/ui/toast-queue';
import { messageOf } from '../../kit/data/call-api';
import { downloadConfirmed } from '../../kit/session/download-confirmed';
import { EVIDENCE_LABELS } from './lead-labels';
import styles from './leads.module.css';

/** The evidence file about a lead, for admins. */
export function LeadEvidence({ id }: { id: string }) {
  const download = async (): Promise<void> => {
    try {
      await downloadConfirmed(endpointUrl(exportEvidence.path, { params: { id } }));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };
  return (
    <details className={styles.person}>
      <summary>{EVIDENCE_LABELS.title}</summary>
      <p>{EVIDENCE_LABELS.text}</p>
      <div className="backend-actions">
        <Button onClick={() => void download()}>{EVIDENCE_LABELS.download}</Button>
      </div>
    </details>
  );
}
