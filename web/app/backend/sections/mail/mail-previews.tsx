import { useSuspenseQuery } from '@tanstack/react-query';
import { previewsQuery } from './mail-calls';
import { MailFrame } from './mail-frame';
import { mailName } from './mail-texts';
import { TestButton } from './test-button';
import styles from './mail.module.css';

/** Each kind of mail as it is sent, with sample data. */
export function MailPreviews() {
  const { previews } = useSuspenseQuery(previewsQuery).data;
  return (
    <div className={styles.previews}>
      {previews.map((preview) => {
        const name = mailName(preview);
        return (
          <section key={name} aria-label={name} className={styles.preview}>
            <div className={styles.previewHead}>
              <h2>{name}</h2>
              {preview.language === 'en' && <TestButton kind={preview.kind} />}
            </div>
            <MailFrame preview={preview} />
          </section>
        );
      })}
    </div>
  );
}
