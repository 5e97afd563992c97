import { lazy, Suspense, useRef } from 'react';
import { FilterSelect, Options, type Option } from '../../../components/filter-select';
import { useTypedText } from '../../../components/use-typed-text';
import { FilterCheck } from '../filter-check';
import type { Results } from '../load-results.server';
import type { NearOptions } from './near-options.server';
import { useNearCounts } from './use-near-counts';
import { useTexts } from '../../../../shared/lib/texts';
import css from '../more-filters.module.css';

const NearSuggestions = lazy(() => import('./near-suggestions'));

interface NearFilterProps {
  /** The chosen values, also while their list is still loading. */
  values: URLSearchParams;
  options: NearOptions;
  onChange: (form: HTMLFormElement) => void;
  list: Pick<Results, 'adType' | 'stated'>;
  /** True while the filters are shown. */
  isOpen: boolean;
}

/**
 * What a home must be near, and how near. Typing suggests stations, schools and landmarks, and Enter chooses the first
 * one. Without scripts the list takes the name as it was typed.
 */
export function NearFilter({ values, options, onChange, list, isOpen }: NearFilterProps) {
  const { format } = useTexts();
  const counts = useNearCounts(list, options, isOpen);
  const counted = <T extends Option>(option: T, count: number | undefined): T =>
    count === undefined ? option : { ...option, label: `${option.label} (${format.number(count)})` };
  const { typed, type, replace, input } = useTypedText('near', '');
  const suggestions = useRef<HTMLDivElement>(null);
  const { texts } = options;
  const shown = new Set(options.places.map(({ value }) => value));
  return (
    <fieldset className={css.group}>
      <legend>{texts.legend}</legend>
      <div className={`${css.panel ?? ''} ${css.near ?? ''}`}>
        <FilterSelect
          name="nearMinutes"
          label={texts.within}
          any={texts.km}
          value={values.get('nearMinutes') ?? ''}
          onChange={onChange}
        >
          <Options options={options.minutes.map((each) => counted(each, counts.minutes[each.value]))} />
        </FilterSelect>
        <label className={`${css.size ?? ''} ${css.scripted ?? ''}`}>
          <span>{texts.name}</span>
          <input
            ref={input}
            type="search"
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
              suggestions.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.click();
            }}
          />
        </label>
        <noscript>
          <label className={css.size}>
            <span>{texts.name}</span>
            <input name="near" maxLength={100} />
          </label>
        </noscript>
      </div>
      <div ref={suggestions} className={css.checks}>
        {typed.trim() !== '' && (
          <Suspense>
            <NearSuggestions
              {...{ typed, values }}
              onChange={(form) => {
                onChange(form);
                replace('');
                input.current?.focus();
              }}
            />
          </Suspense>
        )}
      </div>
      <div className={css.checks}>
        {options.places.map((option) => (
          <FilterCheck
            key={option.value}
            name="near"
            option={counted(option, counts.places[option.value])}
            {...{ values, onChange }}
          />
        ))}
        {/* A place that was just chosen, until its list is loaded. */}
        {typed.trim() === '' &&
          values
            .getAll('near')
            .filter((value) => !shown.has(value))
            .map((value) => <input key={value} type="hidden" name="near" value={value} />)}
      </div>
      <p className={css.hint}>{texts.hint}</p>
    </fieldset>
  );
}
