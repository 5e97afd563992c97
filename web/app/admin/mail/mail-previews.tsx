import type { MailPreview } from '@manzil/contracts/leads/mail-log';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { toasts } from '../../ui/toast-queue';
import { messageOf } from '../lib/call-api';
import { previewsQuery, testMail } from './mail-calls';
import { MAIL_KIND_WORDS, TEXTS } from './mail-texts';
import styles from './mail.module.css';

/** Each kind of mail as it is sent, with data that is made up. */
export function MailPreviews() {
  const { previews } = useSuspenseQuery(previewsQuery).data;
  return (
    <div className={styles.previews}>
      {previews.map((preview) => (
        <Preview key={preview.kind} preview={preview} />
      ))}
    </div>
  );
}

function Preview({ preview: { kind, subject, html, text } }: { preview: MailPreview }) {
  const [busy, setBusy] = useState(false);
  const name = MAIL_KIND_WORDS[kind];
  const test = async (): Promise<void> => {
    setBusy(true);
    try {
      const { state, recipient } = await testMail(kind);
      toasts.done(state === 'no-server' ? TEXTS.testWaits : TEXTS.tested(recipient));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <section aria-label={name} className={styles.preview}>
      <div className={styles.previewHead}>
        <h2>{name}</h2>
        <Button busy={busy} onClick={() => void test()} aria-label={TEXTS.testOf(name)}>
          {TEXTS.test}
        </Button>
      </div>
      <p>
        {TEXTS.subject}: <strong>{subject}</strong>
      </p>
      {/* Without any permission: nothing in it runs, and none of its links leads anywhere. */}
      <iframe title={`${name}, ${TEXTS.html}`} sandbox="" srcDoc={html} className={styles.frame} />
      <details>
        <summary>{TEXTS.text}</summary>
        <pre className={styles.plain}>{text}</pre>
      </details>
    </section>
  );
}
