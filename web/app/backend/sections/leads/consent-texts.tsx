import { showConsentText } from '@manzil/contracts/http/leads';
import type { Consent } from '@manzil/contracts/leads/consent';
import type { Lead } from '@manzil/contracts/leads/lead';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../kit/data/query-client';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { CONSENT_LABELS } from './lead-labels';
import styles from './leads.module.css';

/** Documents that the person agreed to, each in the version published at that time. */
export const ConsentTexts = ({ lead: { id, consents } }: { lead: Pick<Lead, 'id' | 'consents'> }) =>
  consents.map((consent) =>
    consent.document === 'form' ? null : (
      <ConsentText
        key={`${consent.document} ${consent.at}`}
        leadId={id}
        consent={consent}
        title={CONSENT_LABELS.title[consent.document]}
      />
    ),
  );

function ConsentText({ leadId, consent, title }: { leadId: string; consent: Consent; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { hash, version, language, at } = consent;
  const { data, isError } = useQuery({
    ...endpointQuery(showConsentText, { params: { id: leadId, hash } }),
    enabled: isOpen,
  });
  return (
    <details
      className={styles.consents}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>
        {[title, version === null ? '' : CONSENT_LABELS.version(version), language, formatDateTime(at)]
          .filter(Boolean)
          .join(', ')}
      </summary>
      {data === undefined ? (
        <p role="status">{isError ? CONSENT_LABELS.failed : CONSENT_LABELS.loading}</p>
      ) : (
        <div className={styles.consentText} lang={language} tabIndex={0} role="region" aria-label={title}>
          {data.text}
        </div>
      )}
      <p className={styles.hash}>{CONSENT_LABELS.hash(hash)}</p>
    </details>
  );
}
