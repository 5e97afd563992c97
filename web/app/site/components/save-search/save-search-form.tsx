import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { searchOfList } from '../../lib/save-search-href';
import type { ListFilters } from '../../../shared/lib/url-filters';
import { ChoiceField } from '../form/choice-field';
import form from '../form/form.module.css';
import { SiteForm, type SentForm } from '../form/site-form';
import { TextField } from '../form/text-field';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import savedSearchTexts from '../../../texts/en/on-demand/saved-search';
import { useTexts } from '../../../shared/lib/texts';

const loadCheck = async () => (await import('./check-saved-search')).check;
const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;

interface SaveSearchFormProps {
  adType: AdType;
  filters: ListFilters;
  labelledBy: string;
  sent?: SentForm | undefined;
  onDone: (next: string) => void;
}

/** Asks for an email address and the frequency of mail about a search. */
export const SaveSearchForm = ({ adType, filters, labelledBy, sent, onDone }: SaveSearchFormProps) => {
  const words = onDemandTexts(savedSearchTexts, useTexts());
  const { email, frequency } = words;
  return (
    <SiteForm
      name="search"
      labelledBy={labelledBy}
      loadCheck={loadCheck}
      labels={{ email, frequency }}
      hidden={{ for: adType, search: searchOfList(filters) }}
      initial={{ frequency: 'daily' }}
      sent={sent}
      submit={words.submit}
      note={words.note}
      onDone={onDone}
    >
      <div className={form.fields}>
        <TextField
          name="email"
          label={email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          wide
        />
        <ChoiceField
          name="frequency"
          label={frequency}
          options={FREQUENCIES.map((value) => ({ value, label: words.frequencies[value] }))}
        />
      </div>
    </SiteForm>
  );
};
