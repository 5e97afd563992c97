import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { searchCountries, type Country } from './countries';
import { Flag } from './flag';
import type { Countries } from './use-countries';
import { useTexts } from '../../../shared/lib/texts';
import css from './phone-field.module.css';

interface CountryListProps {
  id: string;
  countries: Countries;
  chosen: Country;
  onChoose: (country: Country) => void;
  onClose: () => void;
}

const isSame = (a: Country, b: Country): boolean => a.name === b.name && a.dialCode === b.dialCode;

/** Search box and list (WAI-ARIA combobox): the focus stays in the box, arrows walk, Enter chooses. */
export default function CountryList({
  id,
  countries: { list, state },
  chosen,
  onChoose,
  onClose,
}: CountryListProps) {
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState<number>();
  const panel = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const options = useRef<HTMLUListElement>(null);
  const found = searchCountries(list, query);
  const start =
    query === ''
      ? Math.max(
          0,
          found.findIndex((country) => isSame(country, chosen)),
        )
      : 0;
  const active = Math.min(moved ?? start, found.length - 1);
  const texts = useTexts().form.country;

  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // The list may extend below the end of a dialog.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const option = options.current?.children[active];
    if (option instanceof HTMLElement && options.current) {
      const { offsetTop, offsetHeight } = option;
      const { scrollTop, clientHeight } = options.current;
      // Not scrollIntoView: that would move the page or the dialog as well.
      if (offsetTop < scrollTop) options.current.scrollTop = offsetTop;
      else if (offsetTop + offsetHeight > scrollTop + clientHeight)
        options.current.scrollTop = offsetTop + offsetHeight - clientHeight;
    }
  }, [active, found.length]);

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, found.length - 1),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: Math.min(active + 5, found.length - 1),
      PageUp: Math.max(active - 5, 0),
    };
    const move = moves[event.key];
    const marked = found[active];
    if (move !== undefined) {
      event.preventDefault();
      setMoved(move);
    } else if (event.key === 'Enter') {
      // Never sends the form.
      event.preventDefault();
      if (marked) onChoose(marked);
    } else if (event.key === 'Escape') {
      // Closes the list, but not a dialog around the form.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };

  return (
    <div ref={panel} className={css.panel}>
      <input
        ref={box}
        className={css.search}
        type="text"
        role="combobox"
        aria-label={texts.search}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-countries`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-country-${String(active)}` : undefined}
        placeholder={texts.search}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setMoved(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <ul
        ref={options}
        id={`${id}-countries`}
        role="listbox"
        aria-label={texts.list}
        className={css.list}
        hidden={found.length === 0}
      >
        {found.map((country, index) => (
          <li
            key={`${country.name} ${country.dialCode}`}
            id={`${id}-country-${String(index)}`}
            role="option"
            aria-selected={isSame(country, chosen)}
            data-active={index === active || undefined}
            className={css.option}
            onPointerDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              onChoose(country);
            }}
          >
            <Flag country={country} />
            <span className={css.name}>{country.name}</span>
            <span className={css.dial} dir="ltr">
              {country.dialCode}
            </span>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={css.empty}>
          {state === 'failed' ? texts.failed : state === 'loading' ? texts.loading : texts.none}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {found.length === 0 ? (state === 'ready' ? texts.none : '') : texts.found({ count: found.length })}
      </p>
    </div>
  );
}
