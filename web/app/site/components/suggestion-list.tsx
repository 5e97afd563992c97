import { useEffect, useRef } from 'react';
import type { SentenceSuggestion, Suggestion } from '@manzil/contracts/listings/search';
import { texts } from '../../shared/lib/texts';
import { Icon } from '../../shared/ui/icon';
import css from './search-combobox.module.css';

interface SuggestionListProps {
  id: string;
  items: (SentenceSuggestion | Suggestion)[];
  /** Index of the marked suggestion; -1 for none. */
  active: number;
  query: string;
  onChoose: (suggestion: SentenceSuggestion | Suggestion) => void;
}

export function SuggestionList({ id, items, active, query, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <ul
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={texts.search.suggestions}
      className={css.list}
      hidden={items.length === 0}
    >
      {items.map((item, index) => (
        <li
          key={'text' in item ? `text ${item.text}` : `${item.kind} ${item.name}`}
          id={`${id}-${String(index)}`}
          role="option"
          aria-selected={index === active}
          className={css.option}
          // Pressing must not take the focus out of the box.
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(item);
          }}
        >
          <Icon name={iconOf(item)} size={18} />
          <span className={css.name} dir="auto">
            {'text' in item ? (
              item.text
            ) : (
              <>
                <Highlight text={item.name} part={query} />
                {item.kind === 'building' && <span className={css.where}>{item.community}</span>}
              </>
            )}
          </span>
          <span className={css.count}>{texts.search.homes(item.count)}</span>
        </li>
      ))}
    </ul>
  );
}

function iconOf(item: SentenceSuggestion | Suggestion) {
  if ('text' in item) return 'search';
  return item.kind === 'building' ? 'building' : 'pin';
}

function Highlight({ text, part }: { text: string; part: string }) {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + part.length)}</b>
      {text.slice(at + part.length)}
    </>
  );
}
