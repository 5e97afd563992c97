import type { Redirect } from '@manzil/contracts/content/redirect';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from '../data/use-refresh';
import { messageOf } from '../lib/call-api';
import { formatDateTime } from '../lib/format-date-time';
import { StampCell } from '../pages/stamp-cell';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { EditOnly } from '../../ui/read-only';
import { ScrollTable } from '../../ui/scroll-table';
import { toasts } from '../../ui/toast-queue';
import { addRedirect, deleteRedirect, redirectsQuery } from './link-calls';
import { TEXTS, USE_WORDS } from './link-texts';
import styles from './links.module.css';

const WORDS = TEXTS.redirects;

/** Redirects that staff made, and addresses that redirect because something moved. */
export function RedirectTable({ onAdd }: { onAdd: () => void }) {
  const { redirects, formerPaths } = useSuspenseQuery(redirectsQuery).data;
  const [removing, setRemoving] = useState<Redirect | undefined>();
  const refresh = useRefresh();

  const restore = async ({ from, to, status }: Redirect): Promise<void> => {
    try {
      await addRedirect(from, to, status);
      toasts.done(WORDS.restored(from));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  const remove = async (redirect: Redirect): Promise<void> => {
    try {
      await deleteRedirect(redirect.id);
      toasts.done(WORDS.removed(redirect.from), { label: WORDS.undo, run: () => void restore(redirect) });
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setRemoving(undefined);
    await refresh();
  };

  return (
    <>
      <EditOnly>
        <div className={styles.bar}>
          <Button kind="primary" onClick={onAdd}>
            {WORDS.add}
          </Button>
        </div>
      </EditOnly>
      {redirects.length === 0 ? (
        <p className={styles.soft}>{WORDS.empty}</p>
      ) : (
        <ScrollTable caption={WORDS.caption} head={WORDS.head} stacked={styles.stacked}>
          {redirects.map((redirect) => (
            <RedirectRow key={redirect.id} redirect={redirect} onRemove={setRemoving} />
          ))}
        </ScrollTable>
      )}
      {formerPaths.length > 0 && (
        <section className={styles.former}>
          <h2>{WORDS.formerTitle}</h2>
          <p className={styles.soft}>{WORDS.formerIntro}</p>
          <ScrollTable caption={WORDS.formerCaption} head={WORDS.formerHead} stacked={styles.stacked}>
            {formerPaths.map(({ kind, id, title, from, to }) => (
              <tr key={`${kind} ${String(id)} ${from}`}>
                <td className={styles.path}>{from}</td>
                <td className={styles.path} data-label="→">
                  {to}
                </td>
                <td>
                  {USE_WORDS[kind]} {title}
                </td>
              </tr>
            ))}
          </ScrollTable>
        </section>
      )}
      {removing !== undefined && (
        <Confirm
          title={WORDS.removeTitle}
          confirm={WORDS.remove}
          danger
          onCancel={() => {
            setRemoving(undefined);
          }}
          onConfirm={() => remove(removing)}
        >
          {WORDS.removeText(removing.from)}
        </Confirm>
      )}
    </>
  );
}

interface RedirectRowProps {
  redirect: Redirect;
  onRemove: (redirect: Redirect) => void;
}

function RedirectRow({ redirect, onRemove }: RedirectRowProps) {
  const { from, to, status, hits, lastHitAt, createdAt, createdBy } = redirect;
  return (
    <tr>
      <td className={styles.path}>
        {from}
        <small>{status}</small>
      </td>
      <td className={styles.path} data-label="→">
        <a href={to} target="_blank" rel="noreferrer" className="backend-link">
          {to}
        </a>
      </td>
      <td className={styles.path}>
        {hits === 0 ? WORDS.never : WORDS.hits(hits)}
        {lastHitAt !== null && <small>{WORDS.last(formatDateTime(lastHitAt))}</small>}
      </td>
      <td>
        <StampCell at={createdAt} by={createdBy} />
      </td>
      <td>
        <EditOnly>
          <Button
            kind="quiet"
            aria-label={WORDS.removeOf(from)}
            onClick={() => {
              onRemove(redirect);
            }}
          >
            {WORDS.remove}
          </Button>
        </EditOnly>
      </td>
    </tr>
  );
}
