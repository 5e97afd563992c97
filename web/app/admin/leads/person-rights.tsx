import { erasePersonOfLead, showPersonOfLead } from '@manzil/contracts/http/person-data';
import type { Lead } from '@manzil/contracts/leads/lead';
import { useState } from 'react';
import { endpointUrl } from '../../lib/endpoint-url';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { toasts } from '../../ui/toast-queue';
import { useRefresh } from '../data/use-refresh';
import { callApi, messageOf } from '../lib/call-api';
import { downloadConfirmed } from '../second-factor/download-confirmed';
import { PERSON_WORDS } from './lead-words';
import styles from './leads.module.css';

/** What staff do for a person who asks for their data, or wants it erased. */
export function PersonRights({
  lead: { id, email, phone },
  onErased,
}: {
  lead: Pick<Lead, 'id' | 'email' | 'phone'>;
  onErased: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefresh();
  const download = async (): Promise<void> => {
    try {
      await downloadConfirmed(endpointUrl(showPersonOfLead.path, { params: { id } }));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };
  const erase = async (): Promise<void> => {
    try {
      await callApi(erasePersonOfLead, { params: { id } });
      toasts.done(PERSON_WORDS.erased);
      onErased();
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
    setIsAsking(false);
  };
  return (
    <details className={styles.person}>
      <summary>{PERSON_WORDS.title}</summary>
      <p>{PERSON_WORDS.text}</p>
      <div className="backend-actions">
        <Button onClick={() => void download()}>{PERSON_WORDS.download}</Button>
        <Button
          kind="danger"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          {PERSON_WORDS.erase}
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={PERSON_WORDS.question}
          confirm={PERSON_WORDS.confirm}
          danger
          onConfirm={erase}
          onCancel={() => {
            setIsAsking(false);
          }}
        >
          <p>
            {email === '' ? PERSON_WORDS.consequenceOfNumber(phone ?? '') : PERSON_WORDS.consequence(email)}
          </p>
        </Confirm>
      )}
    </details>
  );
}
