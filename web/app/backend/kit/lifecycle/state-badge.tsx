import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import { stateWords } from './lifecycle-labels';
import styles from './lifecycle.module.css';

/** The state of an entry in a list; nothing for an entry that is simply published. */
export function StateBadge({ lifecycle }: { lifecycle: Lifecycle | undefined }) {
  if (lifecycle === undefined) return null;
  const words = stateWords(lifecycle);
  return words === 'Published' ? null : <span className={styles.badge}>{words}</span>;
}
