import type { Subscriber, SubscriberPage } from '@manzil/contracts/leads/subscriber';
import { Link, useSearchParams } from 'react-router';
import { BulkBar } from '../../../../shared/ui/bulk-bar';
import { Button } from '../../../../shared/ui/button';
import { PagedTable } from '../../../../shared/ui/paged-table';
import table from '../../../../shared/ui/data-table.module.css';
import { EditOnly, useReadOnly } from '../../../../shared/ui/read-only';
import { useSelection, type Selection } from '../../../../shared/ui/use-selection';
import { SENT_QUICKLY } from '../lead-labels';
import { SitePath } from '../site-path';
import { formatDateTime } from '../../../kit/labels/format-date-time';
import { filterOf, withOpen } from './newsletter-query';
import { STATE_LABELS, TEXTS } from './newsletter-texts';
import { mayUnsubscribe, useSubscriberChanges, type SubscriberChanges } from './use-subscriber-changes';
import styles from './newsletter.module.css';

export function SubscriberTable({ list }: { list: SubscriberPage }) {
  const [params] = useSearchParams();
  const isReadOnly = useReadOnly();
  const selection = useSelection(list.items, ({ id }) => id);
  const changes = useSubscriberChanges();
  const isFiltered = Object.keys(filterOf(params)).length > 0;
  return (
    <>
      <EditOnly>
        <SubscriberBulkBar list={list} selection={selection} changes={changes} />
      </EditOnly>
      <PagedTable
        caption={TEXTS.caption}
        head={isReadOnly ? TEXTS.head.slice(1, -1) : TEXTS.head}
        empty={isFiltered ? TEXTS.none : TEXTS.empty}
        page={list.page}
        pageCount={list.pageCount}
        total={list.total}
        stacked={table.stacked}
      >
        {list.items.map((subscriber) => (
          <SubscriberRow
            key={subscriber.id}
            subscriber={subscriber}
            changes={changes}
            selection={selection}
          />
        ))}
      </PagedTable>
    </>
  );
}

interface ChangesProps {
  changes: SubscriberChanges;
  selection: Selection<Subscriber>;
}

function SubscriberRow({ subscriber, changes, selection }: ChangesProps & { subscriber: Subscriber }) {
  const [params] = useSearchParams();
  const { id, email, state, since, page, sentQuickly } = subscriber;
  return (
    <tr className={styles.row}>
      <EditOnly>
        <td className={styles.select}>
          <input
            type="checkbox"
            aria-label={TEXTS.select(email)}
            checked={selection.has(subscriber)}
            onChange={({ target }) => {
              selection.set([subscriber], target.checked);
            }}
          />
        </td>
      </EditOnly>
      <td className={styles.address}>
        <Link to={withOpen(params, id)} preventScrollReset className="backend-link">
          {email}
        </Link>
        {page !== null && (
          <div className={styles.soft}>
            {TEXTS.page} <SitePath page={page} />
          </div>
        )}
        {sentQuickly && <div className={styles.soft}>{SENT_QUICKLY}</div>}
      </td>
      <td data-label={TEXTS.state}>
        <span className={styles.state} data-state={state}>
          {STATE_LABELS[state]}
        </span>
      </td>
      <td data-label={TEXTS.since} className={styles.dateTime}>
        {formatDateTime(since)}
      </td>
      <EditOnly>
        <td>
          <RowAction subscriber={subscriber} changes={changes} />
        </td>
      </EditOnly>
    </tr>
  );
}

/** Only the actions that the state of an address allows. */
export function RowAction({
  subscriber,
  changes: { isBusy, change },
}: {
  subscriber: Subscriber;
  changes: SubscriberChanges;
}) {
  const { state, email, unsubscribedBy } = subscriber;
  if (mayUnsubscribe(subscriber))
    return (
      <Button
        once
        disabled={isBusy}
        aria-label={TEXTS.unsubscribeOf(email)}
        onClick={() => void change('unsubscribe', [subscriber])}
      >
        {TEXTS.unsubscribe}
      </Button>
    );
  if (state === 'suspected')
    return (
      <Button
        once
        disabled={isBusy}
        aria-label={TEXTS.acceptOf(email)}
        onClick={() => void change('accept', [subscriber])}
      >
        {TEXTS.accept}
      </Button>
    );
  // People who unsubscribed themselves must use the form again.
  if (unsubscribedBy === null) return null;
  return (
    <Button
      once
      disabled={isBusy}
      aria-label={TEXTS.resumeOf(email)}
      onClick={() => void change('resume', [subscriber])}
    >
      {TEXTS.resume}
    </Button>
  );
}

/** Each action counts the selected addresses that it applies to. */
function SubscriberBulkBar({
  list: { items },
  selection: { selected, set, clear },
  changes: { isBusy, change },
}: ChangesProps & { list: SubscriberPage }) {
  if (selected.length === 0) return null;
  const active = selected.filter(mayUnsubscribe);
  const suspected = selected.filter(({ state }) => state === 'suspected');
  const actions = [
    ['unsubscribe', TEXTS.unsubscribe, active],
    ['accept', TEXTS.accept, suspected],
    ['suspect', TEXTS.suspect, active],
  ] as const;
  return (
    <BulkBar count={selected.length} onClear={clear}>
      {selected.length < items.length && (
        <Button
          onClick={() => {
            set(items, true);
          }}
        >
          {TEXTS.selectAll}
        </Button>
      )}
      {actions.map(
        ([action, label, targets]) =>
          targets.length > 0 && (
            <Button
              key={action}
              once
              disabled={isBusy}
              onClick={() => void change(action, targets).then(clear)}
            >
              {TEXTS.withCount(label, targets.length)}
            </Button>
          ),
      )}
    </BulkBar>
  );
}
