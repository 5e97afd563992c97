import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '../../shared/ui/icon';
import type { SuggestedItem } from './use-suggestions';
import { useTexts, type Texts } from '../../shared/lib/texts';
import css from './search-combobox.module.css';

interface SuggestionListProps {
  id: string;
  items: SuggestedItem[];
  /** Index of the marked suggestion; -1 for none. */
  active: number;
  query: string;
  onChoose: (suggestion: SuggestedItem) => void;
}

export function SuggestionList({ id, items, active, query, onChoose }: SuggestionListProps) {
  const texts = useTexts();
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
          key={keyOf(item)}
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
          <Icon name={ICONS[item.kind]} size={18} />
          <span className={css.name} dir="auto">
            <Name item={item} query={query} />
          </span>
          {'count' in item && <span className={css.count}>{texts.search.homes({ count: item.count })}</span>}
        </li>
      ))}
    </ul>
  );
}

const ICONS = {
  search: 'search',
  text: 'search',
  community: 'pin',
  building: 'building',
  development: 'building',
  agent: 'person',
  listing: 'file',
} as const satisfies Record<SuggestedItem['kind'], IconName>;

function keyOf(item: SuggestedItem): string {
  if ('text' in item) return `${item.kind} ${item.text}`;
  if (item.kind === 'agent') return `agent ${item.keys.join(' ')}`;
  return item.kind === 'listing' || item.kind === 'development'
    ? `${item.kind} ${item.pagelink}`
    : `${item.kind} ${item.name}`;
}

function Name({ item, query }: { item: SuggestedItem; query: string }) {
  const texts = useTexts();
  if (item.kind === 'search') return texts.search.searchFor({ text: item.text });
  if ('text' in item) return item.text;
  const name = item.kind === 'listing' ? item.reference : texts.placeName(item.name);
  return (
    <>
      <Highlight text={name} part={query} />
      <span className={css.where}>
        {[texts.search.kinds[item.kind], whereOf(texts, item)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function whereOf(texts: Texts, item: SuggestedItem): string {
  if (item.kind === 'building') return texts.placeName(item.community);
  if (item.kind === 'development') return item.location;
  return item.kind === 'listing' ? item.name : '';
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
