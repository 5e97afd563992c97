import type { EditedMail } from '@manzil/contracts/leads/mail-texts';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { WORD_TEXTS } from './mail-texts';
import styles from './mail.module.css';
import { memberName } from '../../kit/labels/member-name';

export function MailVersions({ versions }: Pick<EditedMail, 'versions'>) {
  if (versions.length === 0) return <p>{WORD_TEXTS.neverChanged}</p>;
  return (
    <details>
      <summary>{WORD_TEXTS.versions}</summary>
      <ol className={styles.versions}>
        {versions.map(({ version, texts, savedBy, savedAt }) => (
          <li key={version}>
            <p>
              {WORD_TEXTS.version(version, memberName(savedBy), formatDateTime(savedAt))}
              {texts === null && `: ${WORD_TEXTS.standard}`}
            </p>
            {texts !== null && (
              <pre className={styles.plain} dir="auto">
                {[texts.subject, texts.opening, texts.closing].join('\n\n')}
              </pre>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
