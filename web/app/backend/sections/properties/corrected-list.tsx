import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import { correctListing } from '@manzil/contracts/http/managed-listings';
import type { LockedField } from '@manzil/contracts/listings/overrides';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { EditOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { callApi, messageOf } from '../../kit/data/call-api';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { valueWords } from './corrected-labels';
import { LOCK_LABELS } from './property-labels';
import styles from './properties.module.css';
import { memberName } from '../../kit/labels/member-name';

const TEXTS = {
  title: 'Corrections',
  hint: 'Fields other than the title that differ from the feed, with both values, who locked them and why.',
  ours: 'Ours',
  feed: 'Feed',
  follow: 'Follow the feed',
  followField: (field: string) => `Follow the feed: ${field}`,
  follows: (field: string) => `${field} follows the feed again.`,
  undo: 'Undo',
};

/** The corrected fields, each with both values and a button to follow the feed again. */
export function CorrectedList({ managed, locks }: Pick<ManagedListing, 'managed' | 'locks'>) {
  const [busy, setBusy] = useState<string | undefined>();
  const refresh = useRefresh();
  const { id, overrides, feed } = managed;
  const fields = (Object.keys(LOCK_LABELS) as LockedField[]).filter(
    (field) => field in feed.values && overrides[field] !== undefined,
  );
  if (fields.length === 0) return null;
  const send = async (body: object): Promise<boolean> => {
    try {
      await callApi(correctListing, { params: { id }, body });
      return true;
    } catch (error) {
      toasts.failed(messageOf(error));
      return false;
    } finally {
      await refresh();
    }
  };
  const follow = async (field: LockedField): Promise<void> => {
    setBusy(field);
    const reason = locks.find((lock) => lock.field === field)?.reason ?? '';
    const before = { set: { [field]: overrides[field] }, reason };
    if (await send({ lift: [field] }))
      toasts.done(TEXTS.follows(LOCK_LABELS[field]), {
        label: TEXTS.undo,
        run: () => void send(before),
      });
    setBusy(undefined);
  };
  return (
    <section className="backend-panel" aria-labelledby="corrections">
      <h2 id="corrections" className={styles.title}>
        {TEXTS.title}
      </h2>
      <p className={styles.hint}>{TEXTS.hint}</p>
      <ul className={styles.locked}>
        {fields.map((field) => {
          const lock = locks.find((each) => each.field === field);
          const values: Readonly<Record<string, unknown>> = feed.values;
          return (
            <li key={field}>
              <strong>{LOCK_LABELS[field]}</strong>
              <p>{`${TEXTS.ours}: ${valueWords(overrides[field])}`}</p>
              <p className={styles.soft}>{`${TEXTS.feed}: ${valueWords(values[field])}`}</p>
              {lock !== undefined && (
                <p className={styles.soft}>
                  {`Locked by ${memberName(lock.by ?? 'the system')} on ${formatDateTime(lock.at)}${lock.reason === '' ? '' : `: ${lock.reason}`}`}
                </p>
              )}
              <EditOnly>
                <Button
                  kind="quiet"
                  busy={busy === field}
                  aria-label={TEXTS.followField(LOCK_LABELS[field])}
                  onClick={() => void follow(field)}
                >
                  {TEXTS.follow}
                </Button>
              </EditOnly>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
