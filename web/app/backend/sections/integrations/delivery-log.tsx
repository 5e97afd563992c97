import { DELIVERY_STATES, type Delivery, type Webhook } from '@manzil/contracts/leads/webhook';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '../../../shared/ui/button';
import table from '../../../shared/ui/data-table.module.css';
import { SelectField } from '../../../shared/ui/field';
import { PagedTable } from '../../../shared/ui/paged-table';
import { useRetry } from '../../kit/data/use-retry';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { useFilters } from '../../kit/address/use-filters';
import { EditOnly } from '../../../shared/ui/read-only';
import styles from './integrations.module.css';
import { deliveriesQuery, retryDelivery } from './webhook-calls';
import { EVENT_LABELS, STATE_LABELS, TEXTS } from './webhook-texts';

const STATES: [string, string][] = [
  ['', TEXTS.anyState],
  ...DELIVERY_STATES.map((state): [string, string] => [state, STATE_LABELS[state]]),
];

/** The delivery log of a webhook, with an action to send a delivery again. */
export function DeliveryLog({ webhook: { id, isOn } }: { webhook: Webhook }) {
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(deliveriesQuery(id, params));
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
        caption={TEXTS.log}
        head={TEXTS.logHead}
        empty={TEXTS.logEmpty}
        page={data.page}
        pageCount={data.pageCount}
        total={data.total}
        stacked={table.stacked}
      >
        {data.items.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} canRetry={isOn} />
        ))}
      </PagedTable>
    </>
  );
}

function DeliveryRow({ delivery, canRetry }: { delivery: Delivery; canRetry: boolean }) {
  const { id, event, state, attempts, queuedAt, nextAttemptAt } = delivery;
  const { isBusy, retry } = useRetry(() => retryDelivery(id), TEXTS.retried);
  return (
    <tr>
      <td className={styles.dateTime}>{formatDateTime(queuedAt)}</td>
      <td>{EVENT_LABELS[event]}</td>
      <td className={styles.text}>
        <span data-failed={state === 'failed' || undefined}>{STATE_LABELS[state]}</span>
        <Outcome delivery={delivery} />
      </td>
      <td data-label={TEXTS.logHead[3]}>
        {attempts.toLocaleString('en')}
        {nextAttemptAt !== null && attempts > 0 && <small>{TEXTS.next(nextAttemptAt)}</small>}
      </td>
      <td>
        {canRetry && state !== 'waiting' && (
          <EditOnly>
            <Button
              busy={isBusy}
              onClick={() => void retry()}
              aria-label={TEXTS.retryOf(EVENT_LABELS[event], queuedAt)}
            >
              {TEXTS.retry}
            </Button>
          </EditOnly>
        )}
      </td>
    </tr>
  );
}

/** Shows the error of the last attempt, or the response. */
function Outcome({ delivery: { error, responseStatus, responseText } }: { delivery: Delivery }) {
  return (
    <>
      {error !== null && <small>{error}</small>}
      {error === null && responseStatus !== null && <small>{TEXTS.status(responseStatus)}</small>}
      {responseText !== null && responseText !== '' && (
        <details className={styles.response}>
          <summary>{TEXTS.response}</summary>
          <pre>{responseText}</pre>
        </details>
      )}
    </>
  );
}
