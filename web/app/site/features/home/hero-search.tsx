import { useRef, type SyntheticEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { AD_TYPES, UNIT_TYPES, type AdType } from '@manzil/contracts/listings/vocabulary';
import { FilterSelect, Options } from '../../components/filter-select';
import { Icon } from '../../../shared/ui/icon';
import { SearchCombobox } from '../../components/search-combobox';
import { useEarlyChoices } from '../../lib/use-early-choices';
import { BEDROOM_STEPS, PRICE_STEPS } from '../../lib/filter-choices';
import { formParams } from '../../lib/form-params';
import { remember } from '../../../shared/lib/local-memory';
import { listHref, parseFilters } from '../../../shared/lib/url-filters';
import { useReady } from '../../../shared/lib/use-ready';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './hero-search.module.css';

const CHOICES = [
  { adType: 'sale', value: 'Sale' },
  { adType: 'rent', value: 'Rent' },
] as const;

const typeOptions = (texts: Texts) => UNIT_TYPES.map((value) => ({ value, label: texts.units.types[value] }));
const bedroomOptions = (texts: Texts) =>
  BEDROOM_STEPS.map((count) => ({ value: String(count), label: texts.results.chipBedrooms({ count }) }));
const budgets = (texts: Texts, adType: AdType) =>
  PRICE_STEPS[adType].map((price) => ({
    value: String(price),
    label: texts.search.upTo({ price: texts.format.number(price) }),
  }));

interface HeroSearchProps {
  adType: AdType;
  onAdType: (adType: AdType) => void;
}

/**
 * Search form with the parameters of the lists. Without scripts it goes to /buy with the choice in `for`, from where
 * the server redirects renters; it then offers the budgets of both kinds.
 */
export function HeroSearch({ adType, onAdType }: HeroSearchProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const scripted = useReady();
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, (early) => {
    const chosen = new FormData(early).get('for');
    onAdType(CHOICES.find(({ value }) => value === chosen)?.adType ?? adType);
  });

  const goTo = (params: URLSearchParams) => {
    const path = adType === 'sale' ? '/buy' : '/rent';
    remember('searchtext', params.get('q') ?? params.get('location') ?? '');
    remember('issearch', 'true');
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
            label={texts.search.label}
            adType={adType}
            value=""
            onSearch={goTo}
          />
        </div>
        <FilterSelect name="type" label={texts.results.type} any={texts.search.anyType} compact>
          <Options options={typeOptions(texts)} />
        </FilterSelect>
        <FilterSelect name="bedrooms" label={texts.results.bedrooms} any={texts.search.anyBedrooms} compact>
          <Options options={bedroomOptions(texts)} />
        </FilterSelect>
        <FilterSelect name="maxPrice" label={texts.search.budget} any={texts.search.anyBudget} compact>
          {AD_TYPES.filter((kind) => !scripted || kind === adType).map((kind) => (
            <optgroup key={kind} label={texts.search.budgets[kind]}>
              <Options options={budgets(texts, kind)} />
            </optgroup>
          ))}
        </FilterSelect>
        <button type="submit" className={`${button.accent ?? ''} ${css.submit ?? ''}`}>
          <Icon name="search" />
          <span>{texts.search.submit}</span>
        </button>
      </div>
    </Form>
  );
}
