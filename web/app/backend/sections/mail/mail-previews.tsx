import { useSuspenseQuery } from '@tanstack/react-query';
import { previewsQuery } from './mail-calls';
import { MailFrame } from './mail-frame';
import { MAIL_KIND_WORDS } from './mail-texts';
import { TestButton } from './test-button';
import styles from './mail.module.css';

/** Each kind of mail as it is sent, with data that is made up. */
export function MailPreviews() {
  const { previews } = useSuspenseQuery(previewsQuery).data;
  return (
    <div className={styles.previews}>
      {previews.map((preview) => (
        <section key={preview.kind} aria-label={MAIL_KIND_WORDS[preview.kind]} className={styles.preview}>
          <div className={styles.previewHead}>
            <h2>{MAIL_KIND_WORDS[preview.kind]}</h2>
            <TestButton kind={preview.kind} />
          </div>
          <MailFrame preview={preview} />
        </section>
      ))}
    </div>
  );
}
