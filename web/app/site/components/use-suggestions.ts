import { useEffect, useState } from 'react';
import type { suggestListings } from '@manzil/contracts/http/listings';
import type {
  NamedSuggestion,
  SentenceSuggestion,
  SuggestQuery,
  Suggestion,
} from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { publicApi } from '../lib/public-api';

const TYPING_PAUSE_MS = 160;

/** A suggestion of the list: the search for the typed text, a longer text, or a thing that the text names. */
export type SuggestedItem = ({ kind: 'search' | 'text' } & SentenceSuggestion) | Suggestion | NamedSuggestion;

export interface Suggestions {
  /** The text that these suggestions belong to; '' before the first answer. */
  query: string;
  /** Empty when neither the text nor anything that it names leads to a listing. */
  items: SuggestedItem[];
}

const NOTHING: Suggestions = { query: '', items: [] };

/**
 * Suggestions for the typed text. A new letter drops the request under way, so that a late answer never replaces a
 * newer one; a failed request suggests nothing and the form still searches.
 */
export function useSuggestions(
  typed: string,
  adType: AdType,
  field: SuggestQuery['field'],
  enabled: boolean,
): Suggestions {
  const [suggestions, setSuggestions] = useState(NOTHING);
  const query = typed.trim().slice(0, 100);

  useEffect(() => {
    if (!enabled || query === '') return;
    const stop = new AbortController();
    const timer = window.setTimeout(() => {
      fetchSuggestions({ q: query, adType, field }, stop.signal).then(
        (items) => {
          if (!stop.signal.aborted) setSuggestions({ query, items });
        },
        () => {
          if (!stop.signal.aborted) setSuggestions(NOTHING);
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [query, adType, field, enabled]);

  return query === '' ? NOTHING : suggestions;
}

async function fetchSuggestions(
  query: { q: string; adType: AdType; field: SuggestQuery['field'] },
  signal: AbortSignal,
): Promise<SuggestedItem[]> {
  const found = await publicApi<typeof suggestListings>('GET', '/api/suggestions', { query }, signal);
  const typed = query.q.toLowerCase();
  const { search, suggestions, named } = found;
  const sentences = found.sentences.filter(({ text }) => text.toLowerCase() !== typed);
  const others: SuggestedItem[] = [
    ...suggestions,
    ...named,
    ...sentences.map((sentence) => ({ kind: 'text' as const, ...sentence })),
  ];
  if (search === undefined || (search.count === 0 && others.length === 0)) return others;
  return [{ kind: 'search', ...search }, ...others];
}
