import { useEffect, useRef } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { PopupForm } from './popup-form';
import { useTexts } from '../../../shared/lib/texts';
import css from '../../components/site-dialog.module.css';

const TITLE = 'popup-title';

/** A native modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export default function PopupDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the first field: a keyboard that slides in unasked hides half of a phone's screen.
    title.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={TITLE} onClose={onClose}>
      <div className={css.head}>
        <div>
          <h2 ref={title} id={TITLE} tabIndex={-1}>
            {texts.form.popup.title}
          </h2>
          <p className={css.text}>{texts.form.popup.text}</p>
        </div>
        <button
          type="button"
          className={css.close}
          aria-label={texts.form.popup.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <PopupForm labelledBy={TITLE} />
    </dialog>
  );
}
