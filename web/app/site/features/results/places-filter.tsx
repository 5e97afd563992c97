import { useRef } from 'react';
import { useTypedText } from '../../components/use-typed-text';
import type { CountedOption } from './filter-options.server';
import { FilterCheck } from './filter-check';
import { namesPlace } from './names-place';
import { useTexts } from '../../../shared/lib/texts';
import css from './more-filters.module.css';

interface PlacesProps {
  list: CountedOption[];
  values: URLSearchParams;
  onChange: (form: HTMLFormElement) => void;
}

/**
 * All places that have homes with the other filters. Typing narrows the list, and Enter chooses the first one; places
 * that are hidden meanwhile stay in the form. Without scripts the whole list is there.
 */
export function Places({ list, values, onChange }: PlacesProps) {
  const texts = useTexts();
  const { typed, type, replace, input } = useTypedText('place', '');
  const box = useRef<HTMLDivElement>(null);
  if (list.length === 0) return null;
  const fitting = new Set(list.filter(({ value }) => namesPlace(value, typed)));
  return (
    <fieldset className={css.group}>
      <legend>{texts.results.places}</legend>
      <input
        ref={input}
        className={css.find}
        type="search"
        aria-label={texts.results.findPlace}
        placeholder={texts.results.findPlace}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          type(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter would send the form without a place.
          event.preventDefault();
          if (typed.trim() === '') return;
          box.current
            ?.querySelector<HTMLInputElement>('label:not([hidden]) input:enabled:not(:checked)')
            ?.click();
          replace('');
        }}
      />
      <p className="visually-hidden" role="status">
        {typed.trim() !== '' && texts.results.placesFound({ count: fitting.size })}
      </p>
      <div ref={box} className={`${css.checks ?? ''} ${css.places ?? ''}`}>
        {list.map((option) => (
          <FilterCheck
            key={option.value}
            {...{ name: 'location', option, values, onChange }}
            hidden={!fitting.has(option)}
          />
        ))}
        {fitting.size === 0 && <p>{texts.search.none}</p>}
      </div>
    </fieldset>
  );
}
