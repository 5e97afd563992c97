import type { MailPreview } from '@manzil/contracts/leads/mail-log';
import { mailName, TEXTS } from './mail-texts';
import styles from './mail.module.css';

/** A mail as it arrives, as HTML and as text. */
export const MailFrame = ({ preview: { kind, language, subject, html, text } }: { preview: MailPreview }) => (
  <>
    <p>
      {TEXTS.subject}: <strong dir="auto">{subject}</strong>
    </p>
    {/* Sandboxed without any permission: scripts do not run and links do not open. */}
    <iframe
      title={`${mailName({ kind, language })}, ${TEXTS.html}`}
      sandbox=""
      srcDoc={html}
      className={styles.frame}
    />
    <details>
      <summary>{TEXTS.text}</summary>
      <pre className={styles.plain} dir="auto">
        {text}
      </pre>
    </details>
  </>
);
