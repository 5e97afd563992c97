import { useEffect, useRef, useState } from 'react';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { ListFilters } from '../../../shared/lib/url-filters';
import { Icon } from '../../../shared/ui/icon';
import { SaveSearchForm } from './save-search-form';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import savedSearchTexts from '../../../texts/en/on-demand/saved-search';
import frame from '../site-dialog.module.css';
import css from './save-search.module.css';

export interface SaveSearchDialogProps {
  adType: AdType;
  filters: ListFilters;
  title: string;
  onClose: () => void;
}

const TITLE = 'save-search-title';

/** A native modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export default function SaveSearchDialog({ adType, filters, title, onClose }: SaveSearchDialogProps) {
  const words = onDemandTexts(savedSearchTexts, useTexts());
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
  return (
    <dialog ref={dialog} className={frame.dialog} aria-labelledby={TITLE} onClose={onClose}>
      <div className={frame.head}>
        <div>
          <h2 ref={heading} id={TITLE} tabIndex={-1}>
            {isDone ? words.doneTitle : words.title}
          </h2>
          <p className={frame.text} role={isDone ? 'status' : undefined}>
            {isDone ? words.doneText : words.text}
          </p>
        </div>
        <button
          type="button"
          className={frame.close}
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      {!isDone && (
        <>
          <p className={css.name}>{title}</p>
          <SaveSearchForm
            {...{ adType, filters }}
            labelledBy={TITLE}
            onDone={() => {
              setDone(true);
            }}
          />
        </>
      )}
    </dialog>
  );
}
