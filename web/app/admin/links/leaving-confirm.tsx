import { redirectToSchema } from '@manzil/contracts/content/redirect';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { markStale } from '../data/query-client';
import { messageOf } from '../lib/call-api';
import { Confirm } from '../../ui/confirm';
import { TextField } from '../../ui/field';
import { toasts } from '../../ui/toast-queue';
import { addRedirect, linkUsesQuery } from './link-calls';
import { TEXTS } from './link-texts';
import { UseList } from './use-list';
import styles from './links.module.css';

const SHOWN = 6;

interface LeavingConfirmProps extends Omit<ComponentProps<typeof Confirm>, 'onConfirm'> {
  /** The path at which visitors find the record; undefined where it has none. */
  path: string | undefined;
  /** True once the record left the site. */
  onConfirm: () => Promise<boolean>;
}

/**
 * A question before a record leaves the site: it shows what links to its path, and offers to redirect the path as soon as
 * the record has left.
 */
export function LeavingConfirm({ path, onConfirm, children, ...question }: LeavingConfirmProps) {
  const [to, setTo] = useState('');
  const [issue, setIssue] = useState<string | undefined>();
  const target = to.trim();
  const confirm = async (): Promise<void> => {
    const { error } = redirectToSchema.safeParse(target);
    if (target !== '' && error !== undefined) {
      setIssue(error.issues[0]?.message);
      return;
    }
    const hasLeft = await onConfirm();
    if (hasLeft && path !== undefined && target !== '') await redirect(path, target);
  };
  return (
    <Confirm {...question} onConfirm={confirm}>
      {children}
      {path !== undefined && (
        <div className={styles.address}>
          <LinksToIt path={path} />
          <TextField
            label={TEXTS.uses.redirect}
            hint={TEXTS.uses.redirectHint}
            value={to}
            issue={issue}
            onText={(text) => {
              setTo(text);
              setIssue(undefined);
            }}
          />
        </div>
      )}
    </Confirm>
  );
}

async function redirect(path: string, to: string): Promise<void> {
  try {
    await addRedirect(path, to);
    toasts.done(TEXTS.uses.redirected(path, to));
  } catch (error) {
    toasts.failed(TEXTS.uses.notRedirected(path, messageOf(error)));
  }
  markStale();
}

/** Lists links to a path, or says that they could not be checked. */
function LinksToIt({ path }: { path: string }) {
  const { data, isError } = useQuery(linkUsesQuery(path));
  if (isError) return <p>{TEXTS.uses.unknown}</p>;
  if (data === undefined) return <p role="status">{TEXTS.uses.loading}</p>;
  const { uses } = data;
  if (uses.length === 0) return <p className={styles.soft}>{TEXTS.uses.none}</p>;
  return (
    <div>
      <p>{TEXTS.uses.some(uses.length)}</p>
      <UseList uses={uses} most={SHOWN} />
    </div>
  );
}
