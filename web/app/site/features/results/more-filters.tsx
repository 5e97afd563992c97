import { FilterSelect, Options } from '../../components/filter-select';
import type { CountedOption, FilterOptions } from './filter-options.server';
import { KEY_SEPARATOR } from '../../../shared/lib/url-filters';
import { FilterCheck } from './filter-check';
import { NearFilter } from './near/near-filter';
import type { Results } from './load-results.server';
import { Places } from './places-filter';
import { useTexts } from '../../../shared/lib/texts';
import css from './more-filters.module.css';

interface MoreFiltersProps {
  /** The chosen values, also while their list is still loading. */
  values: URLSearchParams;
  results: Results;
  onChange: (form: HTMLFormElement) => void;
  isOpen: boolean;
}

/** The filters that fewer visitors use. */
export function MoreFilters({ values, results, onChange, isOpen }: MoreFiltersProps) {
  const texts = useTexts();
  const { options } = results;
  const checks = (legend: string, name: string, list: CountedOption[]) => (
    <Checks {...{ legend, name, list, values, onChange }} />
  );
  const select = (name: string, label: string, list: FilterOptions['agent']) => (
    <FilterSelect
      name={name}
      label={label}
      any={texts.results.showAll}
      value={values.getAll(name).join(KEY_SEPARATOR)}
      onChange={onChange}
    >
      <Options options={list} />
    </FilterSelect>
  );
  const size = (name: 'minArea' | 'maxArea' | 'minPlotArea' | 'maxPlotArea') => (
    <label className={css.size}>
      <span>{texts.results[name]}</span>
      <input
        // The key resets what was typed when the address changes.
        key={values.get(name)}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={8}
        name={name}
        defaultValue={values.get(name) ?? ''}
        onBlur={({ target }) => {
          if (target.form !== null && target.value !== target.defaultValue) onChange(target.form);
        }}
      />
    </label>
  );
  return (
    <>
      <div className={css.panel}>
        {select('minBathrooms', texts.results.bathrooms, options.bathrooms)}
        {select('completion', texts.results.completion, options.completion)}
        {options.cheques.length > 0 && select('maxCheques', texts.results.maxCheques, options.cheques)}
        {options.agent.length > 0 && select('agent', texts.results.adviser, options.agent)}
        {size('minArea')}
        {size('maxArea')}
        {options.hasPlots && size('minPlotArea')}
        {options.hasPlots && size('maxPlotArea')}
      </div>
      <div className={css.groups}>
        <Places list={options.places} values={values} onChange={onChange} />
        <NearFilter {...{ values, onChange, isOpen }} options={options.near} list={results} />
        {checks(texts.results.types, 'type', options.otherTypes)}
        {values.has('bedrooms') && checks(texts.results.otherBedrooms, 'bedrooms', options.otherBedrooms)}
        {checks(texts.results.furnishing, 'furnishing', options.furnishing)}
        {checks(texts.results.tenure, 'tenure', options.tenure)}
        {checks(texts.results.handoverYear, 'handoverYear', options.handoverYear)}
        {checks(texts.results.developer, 'developer', options.developer)}
        {checks(texts.results.amenities, 'amenities', options.amenities)}
        <fieldset className={css.group}>
          <legend>{texts.results.documents}</legend>
          <div className={css.checks}>
            <FilterCheck name="hasPermit" option={options.hasPermit} values={values} onChange={onChange} />
            <FilterCheck
              name="hasFloorPlan"
              option={options.hasFloorPlan}
              values={values}
              onChange={onChange}
            />
          </div>
        </fieldset>
      </div>
    </>
  );
}

interface ChecksProps extends Pick<MoreFiltersProps, 'onChange' | 'values'> {
  legend: string;
  name: string;
  list: CountedOption[];
}

function Checks({ legend, name, list, values, onChange }: ChecksProps) {
  if (list.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div className={css.checks}>
        {list.map((option) => (
          <FilterCheck key={option.value} {...{ name, option, values, onChange }} />
        ))}
      </div>
    </fieldset>
  );
}
