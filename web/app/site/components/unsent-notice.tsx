import { useEffect } from 'react';
import { sendForm } from './form/send-form';
import { toasts } from '../../shared/ui/toast-queue';
import { discardUnsent, readUnsent, refuseUnsent, useUnsentEnquiries } from '../lib/unsent-enquiries';
import { useTexts, type Texts } from '../../shared/lib/texts';
import css from './unsent-notice.module.css';

/** The enquiries that wait on this device: it sends each when there is a connection, unless it is discarded. */
export function UnsentNotice() {
  const texts = useTexts();
  const unsent = useUnsentEnquiries();
  useEffect(() => {
    const send = (): void => {
      void sendUnsent(texts);
    };
    send();
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('online', send);
    };
  }, [texts]);
  if (unsent.length === 0) return null;
  return (
    <div className={css.notices}>
      {unsent.map(({ values, isRefused }) => (
        <div key={values.id} role="status" className={css.notice}>
          <p>
            {isRefused === true ? texts.form.unsent.refused : texts.form.unsent.kept}
            {values.message !== undefined && <q className={css.quote}>{values.message}</q>}
          </p>
          <button
            type="button"
            className={css.discard}
            onClick={() => {
              discardUnsent(values.id);
              toasts.done(texts.form.unsent.discarded);
            }}
          >
            {texts.form.unsent.discard}
          </button>
        </div>
      ))}
    </div>
  );
}

/** Only one window of the site sends at a time; without locks, the server deduplicates by id. */
async function sendUnsent(texts: Texts): Promise<void> {
  if (!navigator.onLine) return;
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined) await sendEach(texts);
  else
    await locks.request('unsent-enquiries', { ifAvailable: true }, (lock) =>
      lock === null ? undefined : sendEach(texts),
    );
}

async function sendEach(texts: Texts): Promise<void> {
  for (const { values, isRefused } of readUnsent()) {
    if (isRefused === true) continue;
    const { status } = await sendForm(texts, 'enquiry', values);
    if (status === 'invalid') refuseUnsent(values.id);
    // An enquiry whose connection failed again stays on the device.
    if (status !== 'done') continue;
    discardUnsent(values.id);
    toasts.done(texts.form.unsent.sent);
  }
}
