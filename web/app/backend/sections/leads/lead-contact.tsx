import { mailtoUrl } from '@manzil/contracts/mailto-url';
import type { Lead } from '@manzil/contracts/leads/lead';
import { Icon, type IconName } from '../../../shared/ui/icon';
import { useMay } from '../../kit/access/access';
import type { ContactKind } from './add-entry';
import { CONTACT_WORDS } from './lead-labels';
import styles from './lead-contact.module.css';

interface LeadContactProps {
  lead: Pick<Lead, 'email' | 'phone'>;
  /** A member uses a link to the number. */
  onContact: (kind: ContactKind) => void;
  onNote: () => void;
}

/** The ways to answer a lead, first on the screen of a phone. */
export function LeadContact({ lead: { email, phone }, onContact, onNote }: LeadContactProps) {
  const may = useMay();
  return (
    <div className={styles.contact} role="group" aria-label={CONTACT_WORDS.title}>
      {phone !== null && (
        <>
          <a
            className={styles.action}
            href={`tel:${phone}`}
            onClick={() => {
              onContact('called');
            }}
          >
            <Face icon="phone" text={CONTACT_WORDS.call} />
          </a>
          <a
            className={styles.action}
            href={`https://wa.me/${phone.slice(1)}`}
            target="_blank"
            rel="noreferrer"
            onClick={() => {
              onContact('whatsapp-opened');
            }}
          >
            <Face icon="chat" text={CONTACT_WORDS.whatsapp} />
          </a>
        </>
      )}
      {email !== '' && (
        <a className={styles.action} href={mailtoUrl(email)}>
          <Face icon="mail" text={CONTACT_WORDS.email} />
        </a>
      )}
      {may('leads.edit') && (
        <button type="button" className={styles.action} onClick={onNote}>
          <Face icon="file" text={CONTACT_WORDS.note} />
        </button>
      )}
    </div>
  );
}

const Face = ({ icon, text }: { icon: IconName; text: string }) => (
  <>
    <Icon name={icon} />
    {text}
  </>
);
