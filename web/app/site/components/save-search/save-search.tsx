import { useState, type ComponentType, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { saveSearchHref } from '../../lib/save-search-href';
import type { ListFilters } from '../../../shared/lib/url-filters';
import type { SaveSearchDialogProps } from './save-search-dialog';
import { useTexts } from '../../../shared/lib/texts';
import css from './save-search.module.css';

interface SaveSearchProps {
  adType: AdType;
  filters: ListFilters;
  title: string;
}

/** Subscribes to a list by mail: a dialog that is loaded on demand, or a page without scripts. */
export function SaveSearch({ adType, filters, title }: SaveSearchProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<SaveSearchDialogProps>>();
  const href = saveSearchHref(adType, filters);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    import('./save-search-dialog').then(
      (loaded) => {
        setDialog(() => loaded.default);
      },
      () => navigate(href),
    );
  };
  return (
    <>
      <Link to={href} className={css.link} rel="nofollow" aria-haspopup="dialog" onClick={open}>
        {texts.results.save}
      </Link>
      {Dialog !== undefined && (
        <Dialog
          {...{ adType, filters, title }}
          onClose={() => {
            setDialog(undefined);
          }}
        />
      )}
    </>
  );
}
