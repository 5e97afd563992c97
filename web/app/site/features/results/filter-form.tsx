import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { FilterSelect, Options } from '../../components/filter-select';
import { Icon } from '../../../shared/ui/icon';
import { SearchCombobox } from '../../components/search-combobox';
import { useEarlyChoices } from '../../lib/use-early-choices';
import { formParams } from '../../lib/form-params';
import {
  listHref,
  parseFilters,
  placeInBox,
  toSearchParams,
  type ListFilters,
} from '../../../shared/lib/url-filters';
import { inItsPeriod, LIMITS_FOR } from './change-period';
import { FilterPanel } from './filter-panel';
import type { Results } from './load-results.server';
import { afterChoice, afterText } from './stated-filters';
import { useCloseOutside } from './use-close-outside';
import { useWide } from './use-wide';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './filter-form.module.css';

/**
 * Search box and filters of a list: a GET form, so that every choice is in the URL and the form works without scripts.
 * With them a choice takes effect at once, without a scroll to the top.
 */
export function FilterForm({ results }: { results: Results }) {
  const texts = useTexts();
  const { adType, path, filters, stated } = results;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const panelId = useId();
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  const pending = navigation.location?.pathname === path ? navigation.location.search : undefined;
  const values = new URLSearchParams(pending ?? toSearchParams(stated));
  const searched = new URLSearchParams(pending ?? toSearchParams(filters));
  const place = placeInBox(filters);
  const inBox = place && texts.placeName(place);
  const hasSeveral = searched.getAll('location').length > 1;
  const applied = Object.keys(stated).filter(
    (key) => !['q', 'location', 'sort', 'page', 'pricePeriod', 'nearMinutes', 'view', 'layers'].includes(key),
  );

  const go = (wanted: ListFilters) => {
    void navigate(listHref(path, wanted), { preventScrollReset: true });
  };
  const filtersIn = (form: HTMLFormElement): ListFilters => {
    const data = new FormData(form);
    const params = formParams(data);
    // The search box is before the other places.
    const typed = data.get('location');
    if (place !== undefined && typeof typed === 'string' && typed.trim() !== '') {
      const [, ...others] = params.getAll('location');
      params.delete('location');
      // Text typed over the place may also be a keyword or a reference.
      if (typed.trim() === inBox) params.append('location', place);
      else params.set('q', typed.trim());
      for (const other of others) params.append('location', other);
    }
    return parseFilters(inItsPeriod(values, params));
  };
  const goTo = (form: HTMLFormElement) => {
    go(afterChoice(filtersIn(form), results));
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(afterText(filtersIn(event.currentTarget), results));
  };
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, goTo);
  const toggle = useRef<HTMLButtonElement>(null);
  useCloseOutside(isWide && isOpen, toggle, () => {
    setOpen(false);
  });

  return (
    // A browser that restored the choices of an earlier visit would lead to another list at once.
    <Form
      ref={form}
      method="get"
      action={path}
      role="search"
      autoComplete="off"
      className={css.form}
      onSubmit={onSubmit}
    >
      {adType === 'rent' && <input type="hidden" name={LIMITS_FOR} value={filters.pricePeriod ?? 'yearly'} />}
      {(['bounds', 'polygon', 'circle', 'view', 'layers'] as const).map(
        (name) =>
          filters[name] !== undefined && <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
      <div className={css.search}>
        <SearchCombobox
          name={inBox === undefined ? 'q' : 'location'}
          field="q"
          label={texts.search.freeLabel}
          adType={adType}
          value={searched.get('q') ?? (hasSeveral ? '' : texts.placeName(searched.get('location') ?? ''))}
          placeholder={hasSeveral ? texts.results.addPlace : undefined}
          clears={hasSeveral}
          onChoose={({ name }) => {
            const params = new URLSearchParams(searched);
            params.delete('q');
            params.delete('page');
            if (!hasSeveral) params.set('location', name);
            else if (!params.has('location', name)) params.append('location', name);
            go(parseFilters(params));
          }}
          onSearch={(params) => {
            const { sort, view, layers } = filters;
            void navigate(listHref(path, { ...parseFilters(params), sort, view, layers }));
          }}
        />
        <button type="submit" className={`${button.accent ?? ''} ${css.submit ?? ''}`}>
          <Icon name="search" />
          <span>{texts.search.submit}</span>
        </button>
      </div>
      <FilterPanel
        id={panelId}
        {...{ results, values, isWide, isOpen }}
        onChange={goTo}
        onClose={() => {
          setOpen(false);
        }}
      />
      <button
        type="button"
        className={`${button.secondary ?? ''} ${css.toggle ?? ''}`}
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="filters" />
        <span>{texts.results.filters}</span>
        {applied.length > 0 && <span className={css.applied}>{applied.length}</span>}
      </button>
      <FilterSelect
        name="sort"
        label={texts.results.sort}
        isInset
        onChange={goTo}
        className={css.sort}
        value={values.get('sort') ?? 'newest'}
      >
        <Options options={Object.entries(texts.results.sorts).map(([value, label]) => ({ value, label }))} />
      </FilterSelect>
    </Form>
  );
}
