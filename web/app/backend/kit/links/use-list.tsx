import type { LinkUse } from '@manzil/contracts/content/links';
import { editorPathOf } from '../address/editor-path';
import { RecordLink } from '../address/record-link';
import { USE_TEXTS, USE_LABELS } from './link-use-texts';
import styles from './link-uses.module.css';

interface UseListProps {
  uses: readonly LinkUse[];
  most?: number;
}

/** Lists the links to a path by their texts, each with a link to its editor. */
export function UseList({ uses, most = uses.length }: UseListProps) {
  const more = uses.length - most;
  return (
    <ul className={styles.uses}>
      {uses.slice(0, most).map((use) => (
        <li key={`${use.kind} ${String(use.id)} ${String(use.draft)} ${use.path}`}>
          {use.texts.length > 0 && <span className={styles.linkText}>{USE_TEXTS.texts(use.texts)} </span>}
          {USE_TEXTS.in} {USE_LABELS[use.kind]}{' '}
          {use.link === null ? (
            use.title
          ) : (
            <RecordLink to={editorPathOf(use)} className="backend-link">
              {use.title}
            </RecordLink>
          )}
          {use.draft && <span className={styles.soft}> {USE_TEXTS.draft}</span>}
        </li>
      ))}
      {more > 0 && <li className={styles.soft}>{USE_TEXTS.more(more)}</li>}
    </ul>
  );
}
