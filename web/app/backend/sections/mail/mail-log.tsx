import { approvalMailKindSchema } from '@manzil/contracts/leads/mail';
import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { BulkBar } from '../../../shared/ui/bulk-bar';
import { Button } from '../../../shared/ui/button';
import { SelectField } from '../../../shared/ui/field';
import { PagedTable } from '../../../shared/ui/paged-table';
import { SelectAll } from '../../../shared/ui/select-all';
import { useSelection, type Selection } from '../../../shared/ui/use-selection';
import { useRetry } from '../../kit/data/use-retry';
import { subscriberAddress } from '../../kit/address/lead-search-params';
import { formatDateTime } from '../../kit/labels/format-date-time';
import table from '../../../shared/ui/data-table.module.css';
import { refusalWords } from '../../kit/labels/refusal-messages';
import { useFilters } from '../../kit/address/use-filters';
import { mailsQuery, retryMail } from './mail-calls';
import { MAIL_KIND_LABELS, MAIL_STATE_LABELS, TEXTS } from './mail-texts';
import { EditOnly, useReadOnly } from '../../../shared/ui/read-only';
import { useMailRetry } from './use-mail-retry';
import styles from './mail.module.css';

/** `waiting` also covers mail that is not sent because there is no mail server. */
const STATES: [string, string][] = [
  ['', TEXTS.anyState],
  ...(['waiting', 'sent', 'failed', 'cancelled'] as const).map((state): [string, string] => [
    state,
    MAIL_STATE_LABELS[state],
  ]),
];

/** Failed mail about leads and approvals can be retried. Links for members and test mails are created again instead. */
const canRetry = ({ state, kind, leadId }: LoggedMail): boolean =>
  state === 'failed' && (leadId !== null || approvalMailKindSchema.safeParse(kind).success);

export function MailLog() {
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(mailsQuery(params));
  const { valueOf, set } = useFilters();
  const failed = data.items.filter(canRetry);
  const selection = useSelection(failed, ({ id }) => id);
  const { isBusy, retry } = useMailRetry();
  const hasSelection = !useReadOnly() && failed.length > 0;
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
      <div className={styles.list}>
        {hasSelection && (
          <SelectAll
            label={TEXTS.selectFailed}
            isAll={failed.every(selection.has)}
            onChange={(isOn) => {
              selection.set(failed, isOn);
            }}
          />
        )}
        {hasSelection && selection.selected.length > 0 && (
          <BulkBar count={selection.selected.length} onClear={selection.clear}>
            <Button busy={isBusy} onClick={() => void retry(selection.selected).then(selection.clear)}>
              {TEXTS.retrySelected(selection.selected.length)}
            </Button>
          </BulkBar>
        )}
        <PagedTable
          caption={TEXTS.tabs.log}
          head={hasSelection ? [TEXTS.selectColumn, ...TEXTS.head] : TEXTS.head}
          usualSort="-queued"
          empty={TEXTS.empty}
          page={data.page}
          pageCount={data.pageCount}
          total={data.total}
          stacked={table.stacked}
        >
          {data.items.map((mail) => (
            <MailRow key={mail.id} mail={mail} selection={hasSelection ? selection : undefined} />
          ))}
        </PagedTable>
      </div>
    </>
  );
}

interface MailRowProps {
  mail: LoggedMail;
  /** Undefined when rows cannot be selected. */
  selection: Selection<LoggedMail> | undefined;
}

function MailRow({ mail, selection }: MailRowProps) {
  const { id, kind, recipient, state, error, leadId, queuedAt } = mail;
  const why = refusalWords(error);
  const { isBusy, retry } = useRetry(() => retryMail(id), TEXTS.retried);
  return (
    <tr>
      {selection !== undefined && (
        <td className={styles.select}>
          {canRetry(mail) && (
            <input
              type="checkbox"
              aria-label={TEXTS.select(recipient)}
              checked={selection.has(mail)}
              onChange={({ target }) => {
                selection.set([mail], target.checked);
              }}
            />
          )}
        </td>
      )}
      <td className={styles.dateTime}>{formatDateTime(queuedAt)}</td>
      <td>
        {MAIL_KIND_LABELS[kind]}
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
          {MAIL_STATE_LABELS[state]}
          {state === 'failed' && why !== undefined && `: ${why}`}
        </span>
        {error !== null && <small>{error}</small>}
      </td>
      <td>
        {canRetry(mail) && (
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
