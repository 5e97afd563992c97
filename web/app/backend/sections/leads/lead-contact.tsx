import type { Lead } from '@manzil/contracts/leads/lead';
import { useState } from 'react';
import { Icon, type IconName } from '../../../shared/ui/icon';
import { useMay } from '../../kit/access/access';
import { CONTACT_LABELS } from './lead-labels';
import { ReplyDialog, type ReplyChannel } from './reply/reply-dialog';
import styles from './lead-contact.module.css';

interface LeadContactProps {
  lead: Lead;
  onCall: () => void;
  onNote: () => void;
  /** A reply may change the stage of the lead. */
  onReplied: () => Promise<void>;
}

/** Contact actions of a lead; shown first on phones. */
export function LeadContact({ lead, onCall, onNote, onReplied }: LeadContactProps) {
  const mayEdit = useMay()('leads.edit');
  const [channel, setChannel] = useState<ReplyChannel>();
  const { email, phone, status } = lead;
  const isAnswered = mayEdit && status !== 'spam';
  const action = (icon: IconName, text: string, onClick: () => void) => (
    <button type="button" className={styles.action} onClick={onClick}>
      <Icon name={icon} />
      {text}
    </button>
  );
  return (
    <div className={styles.contact} role="group" aria-label={CONTACT_LABELS.title}>
      {phone !== null && (
        <a className={styles.action} href={`tel:${phone}`} onClick={onCall}>
          <Icon name="phone" />
          {CONTACT_LABELS.call}
        </a>
      )}
      {isAnswered &&
        phone !== null &&
        action('external', CONTACT_LABELS.whatsapp, () => {
          setChannel('whatsapp');
        })}
      {isAnswered &&
        email !== '' &&
        action('mail', CONTACT_LABELS.email, () => {
          setChannel('email');
        })}
      {mayEdit && action('file', CONTACT_LABELS.note, onNote)}
      {channel !== undefined && (
        <ReplyDialog
          lead={lead}
          channel={channel}
          onReplied={onReplied}
          onClose={() => {
            setChannel(undefined);
          }}
        />
      )}
    </div>
  );
}
