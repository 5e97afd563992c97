import { listOtherLeads } from '@manzil/contracts/http/leads';
import { erasePersonOfLead, showPersonOfLead } from '@manzil/contracts/http/person-data';
import type { Lead } from '@manzil/contracts/leads/lead';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { toasts } from '../../../shared/ui/toast-queue';
import { endpointQuery } from '../../kit/data/query-client';
import { useRefresh } from '../../kit/data/use-refresh';
import { callApi, messageOf } from '../../kit/data/call-api';
import { downloadConfirmed } from '../../kit/session/download-confirmed';
import { PERSON_LABELS } from './lead-labels';
import { useMay } from '../../kit/access/access';
import styles from './leads.module.css';

/** Exports or erases the data of a person who requests it. */
export function PersonRights({
  lead: { id, email, phone },
  onErased,
}: {
  lead: Pick<Lead, 'id' | 'email' | 'phone'>;
  onErased: () => void;
}) {
  const may = useMay();
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
      toasts.done(PERSON_LABELS.erased(email === '' ? (phone ?? '') : email));
      onErased();
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
    setIsAsking(false);
  };
  return (
    <details className={styles.person}>
      <summary>{PERSON_LABELS.title}</summary>
      <p>{PERSON_LABELS.text}</p>
      <NumbersAlone id={id} />
      <div className="backend-actions">
        <Button onClick={() => void download()}>{PERSON_LABELS.download}</Button>
        {may('leads.manage') && (
          <Button
            kind="danger"
            onClick={() => {
              setIsAsking(true);
            }}
          >
            {PERSON_LABELS.erase}
          </Button>
        )}
      </div>
      {isAsking && (
        <Confirm
          title={PERSON_LABELS.question}
          confirm={PERSON_LABELS.confirm}
          danger
          onConfirm={erase}
          onCancel={() => {
            setIsAsking(false);
          }}
        >
          <p>
            {email === '' ? PERSON_LABELS.consequenceOfNumber(phone ?? '') : PERSON_LABELS.consequence(email)}
          </p>
        </Confirm>
      )}
    </details>
  );
}

/** Phone numbers of leads that remain after the email address is erased. */
function NumbersAlone({ id }: { id: string }) {
  const { data } = useQuery(endpointQuery(listOtherLeads, { params: { id } }));
  if (data === undefined || data.numbersAlone.length === 0) return null;
  return (
    <>
      <p>{PERSON_LABELS.numbersAlone}</p>
      <ul>
        {data.numbersAlone.map((phone) => (
          <li key={phone}>
            <Link
              to={`?${new URLSearchParams({ q: phone, status: 'all' }).toString()}`}
              className={styles.open}
            >
              {PERSON_LABELS.numberAlone(phone)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
