import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Suggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { remember } from '../../shared/lib/local-memory';
import { Icon } from '../../shared/ui/icon';
import { SuggestionList } from './suggestion-list';
import { useSuggestions, type SuggestedItem } from './use-suggestions';
import { useTypedText } from './use-typed-text';
import { useTexts } from '../../shared/lib/texts';
import css from './search-combobox.module.css';

interface SearchComboboxProps {
  name: string;
  /** Parameter of the list in which the form sends the text. */
  field: SuggestQuery['field'];
  label: string;
  adType: AdType;
  /** Text to start with; when it changes the box follows, unless the visitor is typing meanwhile. */
  value: string;
  placeholder?: string | undefined;
  /** Empties the box after a choice, where that is added to others. */
  clears?: boolean;
  /** Called with the chosen place, in addition to the change of the box. */
  onChoose?: (suggestion: Suggestion) => void;
  /** Opens the list with these parameters alone, so that it has as many homes as the suggestion states. */
  onSearch: (params: URLSearchParams) => void;
}

/**
 * A text box that suggests the search for its text, what the text names, and longer texts (WAI-ARIA combobox with
 * list autocomplete). The focus stays in the box:
 * arrows walk the list, Enter chooses or, with nothing marked, submits the form; Escape closes the list,
 * then clears the box; Alt+Down opens and Alt+Up closes. Without scripts it is a plain search field.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const texts = useTexts();
  const { name, field, label, adType, value, placeholder = texts.search.placeholder, clears = false } = props;
  const { onChoose, onSearch } = props;
  const navigate = useNavigate();
  const id = useId();
  const { typed, type, replace, input } = useTypedText('search', value);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { query, items } = useSuggestions(typed, adType, field, open);
  const answered = open && typed.trim() !== '' && query !== '';
  const listed = answered && items.length > 0;
  const marked = listed ? items[active] : undefined;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (item: SuggestedItem) => {
    close();
    switch (item.kind) {
      case 'search':
      case 'text':
        replace(item.text);
        onSearch(new URLSearchParams({ [item.kind === 'search' ? field : 'q']: item.text }));
        break;
      case 'agent':
        replace('');
        onSearch(new URLSearchParams(item.keys.map((key) => ['agent', key])));
        break;
      case 'development':
      case 'listing':
        remember('propertylink', item.pagelink);
        void navigate(`/${item.pagelink}`);
        break;
      default:
        replace(clears ? '' : item.name);
        onChoose?.(item);
    }
  };
  const move = (step: 1 | -1) => {
    if (!open) setOpen(true);
    else if (items.length > 0) {
      // One step beyond either end is the box itself.
      const places = items.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!event.altKey) move(event.key === 'ArrowDown' ? 1 : -1);
      else if (event.key === 'ArrowDown') setOpen(true);
      else close();
    } else if (event.key === 'Enter') {
      if (marked) {
        event.preventDefault();
        choose(marked);
      } else close();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (answered) close();
      else replace('');
    }
  };

  return (
    <div
      className={css.combobox}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span className={css.icon}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        id={id}
        name={name}
        className={css.input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={`${id}-list`}
        aria-activedescendant={marked ? `${id}-${String(active)}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          type(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <SuggestionList id={id} items={listed ? items : []} active={active} query={query} onChoose={choose} />
      {answered && !listed && <p className={css.none}>{texts.search.none}</p>}
      <p className="visually-hidden" role="status">
        {answered && (listed ? texts.search.found({ count: items.length }) : texts.search.none)}
      </p>
    </div>
  );
}
