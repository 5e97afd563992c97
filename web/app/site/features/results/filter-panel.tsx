import { useEffect, useRef, type ReactNode } from 'react';
import { Disclosure } from '../../components/disclosure';
import { FilterSelect, Options } from '../../components/filter-select';
import { Icon } from '../../../shared/ui/icon';
import { FEATURED_VALUE, NON_FEATURED_VALUE } from '../../../shared/lib/url-filters';
import { MoreFilters } from './more-filters';
import type { Results } from './load-results.server';
import { priceRange } from './price-range';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './filter-panel.module.css';

interface FilterPanelProps {
  id: string;
  results: Results;
  /** The chosen values, also while their list is still loading. */
  values: URLSearchParams;
  onChange: (form: HTMLFormElement) => void;
  isWide: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The filters of a list. On a wide window they are a row of buttons, each with its panel; on a narrow one they are a
 * modal sheet. Without scripts the row is used at every width.
 */
export function FilterPanel({ id, results, values, onChange, isWide, isOpen, onClose }: FilterPanelProps) {
  const texts = useTexts();
  const { adType, options, total } = results;
  const range = priceRange(texts, values);
  const select = (
    name: 'type' | 'bedrooms' | 'minPrice' | 'maxPrice',
    { isInset = false, value = values.get(name) ?? '' } = {},
  ) => (
    <FilterSelect
      name={name}
      label={texts.results[name]}
      any={texts.results.showAll}
      isInset={isInset}
      value={value}
      onChange={onChange}
    >
      <Options options={options[name]} />
    </FilterSelect>
  );
  const prices = (
    <>
      {select('minPrice')}
      {select('maxPrice')}
      {adType === 'rent' && (
        <FilterSelect
          name="pricePeriod"
          label={texts.results.pricePeriod}
          value={values.get('pricePeriod') ?? ''}
          onChange={onChange}
        >
          <Options
            options={[
              { value: '', label: texts.results.chipPeriods.yearly },
              { value: 'monthly', label: texts.results.chipPeriods.monthly },
            ]}
          />
        </FilterSelect>
      )}
    </>
  );
  const featured = featuredValue(values.get('featured'));
  const type = select('type', { isInset: isWide, value: values.get('type') ?? featured });
  const bedrooms = options.hasBedrooms && select('bedrooms', { isInset: isWide });
  const end = (
    <div className={css.end}>
      <button type="button" className={button.primary} onClick={onClose}>
        {texts.results.showHomes({ count: total })}
      </button>
    </div>
  );
  if (!isWide)
    return (
      <Sheet {...{ id, isOpen, onClose }}>
        {type}
        {bedrooms}
        {prices}
        <div className={css.more}>
          <MoreFilters {...{ values, results, onChange, isOpen }} />
        </div>
        {end}
      </Sheet>
    );
  return (
    <div className={css.row}>
      {type}
      <Disclosure
        className={css.price}
        summaryClassName={css.priceButton}
        staysOpen
        summary={
          <>
            <span className={css.priceLabel}>{texts.results.price}</span>
            <span data-set={range === undefined ? undefined : ''}>{range ?? texts.results.showAll}</span>
            <Icon name="down" size={18} />
          </>
        }
      >
        <div className={css.prices}>{prices}</div>
      </Disclosure>
      {bedrooms}
      <details id={id} className={css.details} open={isOpen}>
        <summary className={css.summary}>{texts.results.moreFilters}</summary>
        <div className={css.overlay}>
          <MoreFilters {...{ values, results, onChange, isOpen }} />
          {end}
        </div>
      </details>
      <noscript>
        <button type="submit" className={button.primary}>
          {texts.results.apply}
        </button>
      </noscript>
    </div>
  );
}

interface SheetProps extends Pick<FilterPanelProps, 'id' | 'isOpen' | 'onClose'> {
  children: ReactNode;
}

/** A native modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
function Sheet({ id, isOpen, onClose, children }: SheetProps) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} id={id} className={css.sheet} aria-label={texts.results.filters} onClose={onClose}>
      <div className={css.head}>
        <h2>{texts.results.filters}</h2>
        <button type="button" className={css.close} aria-label={texts.results.closeFilters} onClick={onClose}>
          <Icon name="close" size={24} />
        </button>
      </div>
      {children}
    </dialog>
  );
}

function featuredValue(featured: string | null): string {
  if (featured === null) return '';
  return featured === 'true' ? FEATURED_VALUE : NON_FEATURED_VALUE;
}
