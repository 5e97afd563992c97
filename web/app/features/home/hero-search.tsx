import type { SyntheticEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { Icon } from '../../components/icon';
import { SearchCombobox } from '../../components/search-combobox';
import { remember } from '../../lib/local-memory';
import { texts } from '../../lib/texts';
import { listHref } from '../../lib/url-filters';
import button from '../../components/button.module.css';
import css from './hero.module.css';

const CHOICES = [
  { adType: 'sale', value: 'Sale' },
  { adType: 'rent', value: 'Rent' },
] as const;

interface HeroSearchProps {
  adType: AdType;
  onAdType: (adType: AdType) => void;
}

/**
 * Buy or rent, and where. Without scripts the form goes to /buy with the choice in `for`, from where the
 * server sends renters on.
 */
export function HeroSearch({ adType, onAdType }: HeroSearchProps) {
  const navigate = useNavigate();
  const path = adType === 'sale' ? '/buy' : '/rent';

  const search = (location: string) => {
    remember('whichpage', path.slice(1));
    const place = location.trim();
    void navigate(listHref(path, { sort: 'newest', page: 1, ...(place !== '' && { location: place }) }));
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const location = new FormData(event.currentTarget).get('location');
    search(typeof location === 'string' ? location : '');
  };

  return (
    <Form method="get" action="/buy" role="search" className={css.search} onSubmit={onSubmit}>
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
      <div className={css.searchRow}>
        <SearchCombobox
          name="location"
          label={texts.search.label}
          adType={adType}
          value=""
          onChoose={({ name }) => {
            search(name);
          }}
        />
        <button type="submit" className={button.accent}>
          <Icon name="search" />
          {texts.search.submit}
        </button>
      </div>
    </Form>
  );
}
