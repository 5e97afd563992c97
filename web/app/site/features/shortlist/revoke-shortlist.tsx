import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toasts } from '../../../shared/ui/toast-queue';
import { forgetDevice } from './device-shortlist';
import { deleteShortlist } from './shortlist-calls';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import button from '../../../shared/ui/link-button.module.css';
import css from './shortlist.module.css';

/** Only the device of the creator shows it, after one more question. */
export function RevokeShortlist({ token, ownerKey }: { token: string; ownerKey: string }) {
  const words = onDemandTexts(shortlistTexts, useTexts());
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const revoke = async (): Promise<void> => {
    if (!(await deleteShortlist(token, ownerKey))) {
      toasts.failed(words.revoke.failed);
      return;
    }
    forgetDevice(token);
    toasts.done(words.revoke.done);
    await navigate('/favourites');
  };
  return (
    <section className={css.section}>
      {isAsked ? (
        <div role="alertdialog" aria-labelledby="revoke-question" className={css.question}>
          <p id="revoke-question">{words.revoke.question}</p>
          <button
            type="button"
            className={button.primary}
            onClick={() => {
              void revoke();
            }}
          >
            {words.revoke.confirm}
          </button>
          <button
            type="button"
            className={button.secondary}
            autoFocus
            onClick={() => {
              setAsked(false);
            }}
          >
            {words.revoke.cancel}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className={button.secondary}
          onClick={() => {
            setAsked(true);
          }}
        >
          {words.revoke.button}
        </button>
      )}
    </section>
  );
}
