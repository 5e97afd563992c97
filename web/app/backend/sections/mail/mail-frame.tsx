import type { MailPreview } from '@manzil/contracts/leads/mail-log';
import { MAIL_KIND_WORDS, TEXTS } from './mail-texts';
import styles from './mail.module.css';

/** A mail as it arrives, as HTML and as text. */
export const MailFrame = ({ preview: { kind, subject, html, text } }: { preview: MailPreview }) => (
  <>
    <p>
      {TEXTS.subject}: <strong>{subject}</strong>
    </p>
    {/* Without any permission: nothing in it runs, and none of its links leads anywhere. */}
    <iframe
      title={`${MAIL_KIND_WORDS[kind]}, ${TEXTS.html}`}
      sandbox=""
      srcDoc={html}
      className={styles.frame}
    />
    <details>
      <summary>{TEXTS.text}</summary>
      <pre className={styles.plain}>{text}</pre>
    </details>
  </>
);
