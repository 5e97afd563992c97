import type { AuditEntry } from '@manzil/contracts/gateway/audit';
import { fieldWords, valueWords } from '../../kit/labels/audit-labels';
import { TEXTS } from './audit-texts';
import { detailWords } from './detail-labels';
import styles from './audit.module.css';

export function ActDetails({ changes, details }: Pick<AuditEntry, 'changes' | 'details'>) {
  const words = detailWords(details);
  return (
    <>
      {words !== '' && <span>{words}</span>}
      {changes.length > 0 && (
        <details className={styles.changes}>
          <summary>
            {changes.length === 1 ? '1 change' : `${changes.length} changes`}:{' '}
            {changes.map(({ field }) => fieldWords(field)).join(', ')}
          </summary>
          <dl>
            {changes.map(({ field, before, after }, place) => (
              // Field names can repeat, for example a column and a value of a feed with the same name.
              <div key={`${field} ${place}`}>
                <dt>{fieldWords(field)}</dt>
                <dd>
                  <span className={styles.side}>{TEXTS.before}</span>
                  <del>{valueWords(field, before)}</del>
                </dd>
                <dd>
                  <span className={styles.side}>{TEXTS.after}</span>
                  <ins>{valueWords(field, after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
