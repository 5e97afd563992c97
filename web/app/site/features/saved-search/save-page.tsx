import { Link, useNavigate } from 'react-router';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import button from '../../../shared/ui/link-button.module.css';
import { SaveSearchForm } from '../../components/save-search/save-search-form';
import type { ListFilters } from '../../../shared/lib/url-filters';
import css from './saved-search.module.css';
import { SearchPage } from './search-page';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import savedSearchTexts from '../../../texts/en/on-demand/saved-search';

const TITLE = 'save-search-title';

interface SavePageProps {
  adType: AdType;
  filters: ListFilters;
  /** The search in words. */
  name: string;
  isDone: boolean;
}

/** Saves a search without a script. */
export function SavePage({ adType, filters, name, isDone }: SavePageProps) {
  const words = onDemandTexts(savedSearchTexts, useTexts());
  const navigate = useNavigate();
  if (isDone)
    return (
      <SearchPage title={words.doneTitle} text={words.doneText} isStatus>
        <Link to={adType === 'sale' ? '/buy' : '/rent'} className={button.secondary}>
          {words.doneNext}
        </Link>
      </SearchPage>
    );
  return (
    <SearchPage title={words.title} titleId={TITLE} text={words.text}>
      <p className={css.name}>{name}</p>
      <div className={css.form}>
        <SaveSearchForm
          {...{ adType, filters }}
          labelledBy={TITLE}
          onDone={(next) => {
            void navigate(next);
          }}
        />
      </div>
    </SearchPage>
  );
}
