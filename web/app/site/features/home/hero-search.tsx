import { useRef, type SyntheticEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { AD_TYPES, BEDROOMS_OR_MORE, UNIT_TYPES, type AdType } from '@manzil/contracts/listings/vocabulary';
import { FilterSelect, Options } from '../../components/filter-select';
import { Icon } from '../../../shared/ui/icon';
import { SearchCombobox } from '../../components/search-combobox';
import { useEarlyChoices } from '../../lib/use-early-choices';
import { BEDROOM_STEPS, PRICE_STEPS } from '../../lib/filter-choices';
import { formatBedrooms, formatNumber } from '../../../shared/lib/format';
import { formParams } from '../../lib/form-params';
import { remember } from '../../../shared/lib/local-memory';
import { texts } from '../../../shared/lib/texts';
import { listHref, parseFilters } from '../../../shared/lib/url-filters';
import { useReady } from '../../../shared/lib/use-ready';
import button from '../../../shared/ui/link-button.module.css';
import css from './hero-search.module.css';

const { search: words } = texts;

const CHOICES = [
  { adType: 'sale', value: 'Sale' },
  { adType: 'rent', value: 'Rent' },
] as const;

const TYPES = UNIT_TYPES.map((value) => ({ value, label: value }));
const BEDROOMS = BEDROOM_STEPS.map((beds) => ({
  value: String(beds),
  label: beds >= BEDROOMS_OR_MORE ? texts.results.chipBedrooms(beds) : formatBedrooms(beds),
}));
const budgets = (adType: AdType) =>
  PRICE_STEPS[adType].map((price) => ({ value: String(price), label: words.upTo(formatNumber(price)) }));

interface HeroSearchProps {
  adType: AdType;
  onAdType: (adType: AdType) => void;
}

/**
 * Buy or rent, where, what and for how much, in the parameters of the lists. Without scripts the form goes to /buy
 * with the choice in `for`, from where the server sends renters on; the budgets of both kinds are offered then.
 */
export function HeroSearch({ adType, onAdType }: HeroSearchProps) {
  const navigate = useNavigate();
  const scripted = useReady();
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, (early) => {
    const chosen = new FormData(early).get('for');
    onAdType(CHOICES.find(({ value }) => value === chosen)?.adType ?? adType);
  });

  const goTo = (params: URLSearchParams) => {
    const path = adType === 'sale' ? '/buy' : '/rent';
    remember('whichpage', path.slice(1));
    void navigate(listHref(path, parseFilters(params)));
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    goTo(formParams(new FormData(event.currentTarget)));
  };

  return (
    <Form ref={form} method="get" action="/buy" role="search" className={css.search} onSubmit={onSubmit}>
      <fieldset className={css.choices}>
        <legend className="visually-hidden">{texts.adType.legend}</legend>
        {CHOICES.map((choice) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              name="for"
              value={choice.value}
              checked={adType === choice.adType}
              onChange={() => {
                onAdType(choice.adType);
              }}
            />
            <span>{texts.adType[choice.adType]}</span>
          </label>
        ))}
      </fieldset>
      <div className={css.box}>
        <div className={css.place}>
          <SearchCombobox
            name="location"
            field="location"
            label={words.label}
            adType={adType}
            value=""
            onSearch={goTo}
          />
        </div>
        <FilterSelect name="type" label={texts.results.type} any={words.anyType} compact>
          <Options options={TYPES} />
        </FilterSelect>
        <FilterSelect name="bedrooms" label={texts.results.bedrooms} any={words.anyBedrooms} compact>
          <Options options={BEDROOMS} />
        </FilterSelect>
        <FilterSelect name="maxPrice" label={words.budget} any={words.anyBudget} compact>
          {AD_TYPES.filter((kind) => !scripted || kind === adType).map((kind) => (
            <optgroup key={kind} label={words.budgets[kind]}>
              <Options options={budgets(kind)} />
            </optgroup>
          ))}
        </FilterSelect>
        <button type="submit" className={`${button.accent ?? ''} ${css.submit ?? ''}`}>
          <Icon name="search" />
          <span>{words.submit}</span>
        </button>
      </div>
    </Form>
  );
}
