import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon';
import type { Country } from './countries';
import { Flag } from './flag';
import type { Countries } from './use-countries';
import { useTexts } from '../../../shared/lib/texts';
import css from './phone-field.module.css';

const CountryList = lazy(() => import('./country-list'));

interface CountryPickerProps {
  id: string;
  country: Country;
  countries: Countries;
  onOpen: () => void;
  onChoose: (country: Country) => void;
}

/** A button with the chosen flag and dial code; it opens a list that is searched by name or dial code. */
export function CountryPicker({ id, country, countries, onOpen, onChoose }: CountryPickerProps) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = (backToButton: boolean) => {
    setOpen(false);
    if (backToButton) button.current?.focus();
  };

  return (
    <div
      className={css.picker}
      onBlur={(event) => {
        // Leaving the list must not validate the form as leaving a field does.
        event.stopPropagation();
        if (!event.currentTarget.contains(event.relatedTarget)) close(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={css.country}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={texts.form.country.button({ name: country.name, dialCode: country.dialCode })}
        onClick={() => {
          onOpen();
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onOpen();
          setOpen(true);
        }}
      >
        <Flag country={country} />
        <span dir="ltr">{country.dialCode}</span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <Suspense>
          <CountryList
            id={id}
            countries={countries}
            chosen={country}
            onChoose={(choice) => {
              onChoose(choice);
              close(true);
            }}
            onClose={() => {
              close(true);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
