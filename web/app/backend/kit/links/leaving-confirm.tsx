import { redirectToSchema } from '@manzil/contracts/content/redirect';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { markStale } from '../data/query-client';
import { tryEach } from '../data/try-each';
import { Confirm } from '../../../shared/ui/confirm';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { addRedirect, linkUsesQuery } from './link-calls';
import { USE_TEXTS as WORDS } from './link-use-texts';
import { UseList } from './use-list';
import styles from './link-uses.module.css';

const SHOWN = 6;

type QuestionProps = Omit<ComponentProps<typeof Confirm>, 'onConfirm'>;

interface LeavingConfirmProps extends QuestionProps {
  /** Public path of the record; undefined when it has none. */
  path: string | undefined;
  /** True once the record left the site. */
  onConfirm: () => Promise<boolean>;
}

interface LeavingAllConfirmProps extends QuestionProps {
  /** Public paths of the records. */
  paths: readonly string[];
  /** Returns the paths of the records that were removed from the site. */
  onConfirm: () => Promise<readonly string[]>;
}

/** {@link LeavingAllConfirm} for one record. */
export function LeavingConfirm({ path, onConfirm, ...question }: LeavingConfirmProps) {
  const paths = path === undefined ? [] : [path];
  return (
    <LeavingAllConfirm
      {...question}
      paths={paths}
      onConfirm={async () => ((await onConfirm()) ? paths : [])}
    />
  );
}

/**
 * Confirms the removal of records from the site: shows the links to their paths, and offers to redirect the paths after
 * the removal.
 */
export function LeavingAllConfirm({ paths, onConfirm, children, ...question }: LeavingAllConfirmProps) {
  const [to, setTo] = useState('');
  const [issue, setIssue] = useState<string | undefined>();
  const target = to.trim();
  const confirm = async (): Promise<void> => {
    const { error } = redirectToSchema.safeParse(target);
    if (target !== '' && error !== undefined) {
      setIssue(error.issues[0]?.message);
      return;
    }
    const left = await onConfirm();
    if (left.length > 0 && target !== '') await redirect(left, target);
  };
  return (
    <Confirm {...question} onConfirm={confirm}>
      {children}
      {paths.length > 0 && (
        <div className={styles.address}>
          <LinksToThem paths={paths} />
          <TextField
            label={WORDS.redirect(paths.length)}
            hint={WORDS.redirectHint}
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

async function redirect(paths: readonly string[], to: string): Promise<void> {
  const { done, refused } = await tryEach(paths, (path) => addRedirect(path, to));
  if (done.length > 0) toasts.done(WORDS.redirected(done, to));
  for (const { item, reason } of refused) toasts.failed(WORDS.notRedirected(item, reason));
  markStale();
}

/** Lists links to the paths, or reports that they could not be checked. */
function LinksToThem({ paths }: { paths: readonly string[] }) {
  const { data: uses, isError } = useQuery(linkUsesQuery(paths));
  if (isError) return <p>{WORDS.unknown}</p>;
  if (uses === undefined) return <p role="status">{WORDS.loading}</p>;
  if (uses.length === 0) return <p className={styles.soft}>{WORDS.none(paths.length)}</p>;
  return (
    <div>
      <p>{WORDS.some(uses.length, paths.length)}</p>
      <UseList uses={uses} most={SHOWN} />
    </div>
  );
}
