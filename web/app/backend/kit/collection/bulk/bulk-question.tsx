import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import { entryPath } from '../../address/entry-path';
import { LeavingAllConfirm } from '../../links/leaving-confirm';
import { useDraftsOnly } from '../../../../shared/ui/read-only';
import type { Stamped } from '../collection';
import { isWaiting, targetsOf, type BulkRequest } from './bulk-targets';
import { binWords, BULK_LABELS, namesIn } from './bulk-messages';
import { useBulk, type BulkCollection } from './use-bulk';
import styles from '../collections.module.css';

interface BulkQuestionProps<Listed extends Stamped> {
  collection: BulkCollection<Listed>;
  request: BulkRequest<Listed>;
  onClose: () => void;
}

/** Confirms a bulk action; names the entries about to change and the selected ones that it does not apply to. */
export function BulkQuestion<Listed extends Stamped>({
  collection,
  request: { action, selected, done },
  onClose,
}: BulkQuestionProps<Listed>) {
  const isDraftsOnly = useDraftsOnly();
  const change = useBulk(collection);
  const { one, kind, nameOf } = collection;
  const targets = targetsOf(action, selected, { isDraftsOnly });
  const others = selected.filter((entry) => !targets.includes(entry));
  const isAsking = isDraftsOnly && action !== 'remove';
  const words = isAsking ? BULK_LABELS.ask[action] : BULK_LABELS[action];
  const named = (entries: readonly Listed[]): string => namesIn(entries.map(nameOf));
  const about = (say: (names: string) => string, has: (lifecycle: Lifecycle) => boolean): string[] => {
    const those = targets.filter(({ lifecycle }) => lifecycle !== undefined && has(lifecycle));
    return those.length === 0 || isAsking ? [] : [say(named(those))];
  };
  const leaves = action !== 'publish' && !isAsking;
  const pathOf = (entry: Listed): string[] => {
    const path = entryPath(kind, entry);
    return leaves && entry.lifecycle?.live !== false && path !== undefined ? [path] : [];
  };
  const sentences = [
    words.text(named(targets)),
    ...(others.length === 0 ? [] : [words.others(named(others))]),
    ...(action === 'remove' ? [binWords(targets.length)] : []),
    ...(action === 'publish' ? about(BULK_LABELS.scheduled, ({ publishAt }) => publishAt !== null) : []),
    ...(action === 'withdraw' ? about(BULK_LABELS.drafts, ({ draft }) => draft !== null) : []),
    ...about(BULK_LABELS.waiting, isWaiting),
  ];
  return (
    <LeavingAllConfirm
      paths={targets.flatMap(pathOf)}
      title={words.title(targets.length, one)}
      confirm={words.confirm}
      danger={leaves}
      onConfirm={async () => {
        const changed = await change(action, targets);
        done();
        onClose();
        return changed.flatMap(pathOf);
      }}
      onCancel={onClose}
    >
      <div className={styles.sentences}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </LeavingAllConfirm>
  );
}
