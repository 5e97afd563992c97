import { useState } from 'react';
import { useReady } from '../../../shared/lib/use-ready';
import { countryOfNumber, DEFAULT_COUNTRY, type Country } from './countries';
import { CountryPicker } from './country-picker';
import { Field } from './field';
import { useField } from './form-context';
import { useCountries } from './use-countries';
import form from './form.module.css';
import css from './phone-field.module.css';

interface PhoneFieldProps {
  name: string;
  label: string;
  required?: boolean;
  wide?: boolean;
}

/**
 * One field that takes a number however it is pasted: `050 …`, `+971 50 …`, `0044 …`. A number written
 * internationally chooses its country. Without scripts there is no picker and no `dialCode` is sent.
 */
export function PhoneField({ name, label, required = false, wide }: PhoneFieldProps) {
  const field = useField(name);
  const { value: sentDialCode } = useField('dialCode');
  const [wanted, setWanted] = useState(false);
  const scripted = useReady();
  const [chosen, setChosen] = useState<Country>();
  const [typed, setTyped] = useState(field.value);
  const countries = useCountries(wanted);
  const preset = countries.list.find(({ dialCode }) => dialCode === sentDialCode) ?? countries.list[1];
  const country = chosen ?? preset ?? DEFAULT_COUNTRY;
  const typedCountry = countryOfNumber(countries.list, typed, country);
  if (typedCountry !== undefined && typedCountry !== country) setChosen(typedCountry);

  return (
    <Field field={field} label={label} required={required} wide={wide}>
      <div className={css.phone}>
        <CountryPicker
          id={field.id}
          country={country}
          countries={countries}
          onOpen={() => {
            setWanted(true);
          }}
          onChoose={setChosen}
        />
        {scripted && <input type="hidden" name="dialCode" value={country.dialCode} />}
        <input
          id={field.id}
          name={name}
          className={`${form.input ?? ''} ${css.number ?? ''}`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          required={required}
          defaultValue={field.value}
          aria-invalid={field.error !== undefined}
          aria-describedby={field.describedBy}
          onFocus={() => {
            setWanted(true);
          }}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      </div>
    </Field>
  );
}
