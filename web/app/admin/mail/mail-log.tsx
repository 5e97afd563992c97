import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { PagedTable } from '../../ui/paged-table';
import { useRetry } from '../data/use-retry';
import { subscriberAddress } from '../leads/lead-address';
import { formatDateTime } from '../lib/format-date-time';
import table from '../../ui/data-table.module.css';
import { refusalWords } from '../lib/refusal-words';
import { useFilters } from '../lib/use-filters';
import { mailsQuery, retryMail } from './mail-calls';
import { MAIL_KIND_WORDS, MAIL_STATE_WORDS, TEXTS } from './mail-texts';
import { EditOnly } from '../../ui/read-only';
import styles from './mail.module.css';

/** Waiting is one choice: with a server all of it waits, without one none of it is sent. */
const STATES: [string, string][] = [
  ['', TEXTS.anyState],
  ...(['waiting', 'sent', 'failed', 'cancelled'] as const).map((state): [string, string] => [
    state,
    MAIL_STATE_WORDS[state],
  ]),
];

export function MailLog() {
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(mailsQuery(params));
  const { valueOf, set } = useFilters();
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label={TEXTS.state}
          options={STATES}
          value={valueOf('state')}
          onText={(state) => {
            set('state', state);
          }}
        />
      </div>
      <PagedTable
        caption={TEXTS.tabs.log}
        head={TEXTS.head}
        empty={TEXTS.empty}
        page={data.page}
        pageCount={data.pageCount}
        total={data.total}
        stacked={table.stacked}
      >
        {data.items.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </PagedTable>
    </>
  );
}

function MailRow({ mail }: { mail: LoggedMail }) {
  const { id, kind, recipient, state, error, leadId, queuedAt } = mail;
  const why = refusalWords(error);
  // Mail about a member is made anew: its link is not stored any more.
  const canRetry = state === 'failed' && leadId !== null;
  const { isBusy, retry } = useRetry(() => retryMail(id), TEXTS.retried);
  return (
    <tr>
      <td className={styles.dateTime}>{formatDateTime(queuedAt)}</td>
      <td>
        {MAIL_KIND_WORDS[kind]}
        {leadId !== null && (
          <div>
            {kind === 'newsletter-confirmation' ? (
              <Link to={subscriberAddress({ id: leadId, email: recipient })} className="backend-link">
                {TEXTS.subscriber}
              </Link>
            ) : (
              <Link to={`/backend/leads?lead=${leadId}`} className="backend-link">
                {TEXTS.lead}
              </Link>
            )}
          </div>
        )}
      </td>
      <td className={styles.text}>{recipient}</td>
      <td className={styles.text}>
        <span data-failed={state === 'failed' || undefined}>
          {MAIL_STATE_WORDS[state]}
          {state === 'failed' && why !== undefined && `: ${why}`}
        </span>
        {error !== null && <small>{error}</small>}
      </td>
      <td>
        {canRetry && (
          <EditOnly>
            <Button busy={isBusy} onClick={() => void retry()} aria-label={TEXTS.retryOf(recipient)}>
              {TEXTS.retry}
            </Button>
          </EditOnly>
        )}
      </td>
    </tr>
  );
}
