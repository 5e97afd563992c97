import { useEffect, useState } from 'react';
import type { suggestListings } from '@manzil/contracts/http/listings';
import type { SentenceSuggestion, Suggestion } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { publicApi } from '../lib/public-api';

const TYPING_PAUSE_MS = 160;

export interface Suggestions {
  /** The text these were asked for; '' before the first answer. */
  query: string;
  items: (SentenceSuggestion | Suggestion)[];
}

const NOTHING: Suggestions = { query: '', items: [] };

/**
 * Suggestions for what is being typed. A new letter drops the request under way, so an answer that comes
 * late never replaces a newer one; a failed request suggests nothing and the form still searches.
 */
export function useSuggestions(typed: string, adType: AdType, enabled: boolean): Suggestions {
  const [suggestions, setSuggestions] = useState(NOTHING);
  const query = typed.trim().slice(0, 100);

  useEffect(() => {
    if (!enabled || query === '') return;
    const stop = new AbortController();
    const timer = window.setTimeout(() => {
      fetchSuggestions(query, adType, stop.signal).then(
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
  }, [query, adType, enabled]);

  return query === '' ? NOTHING : suggestions;
}

async function fetchSuggestions(
  q: string,
  adType: AdType,
  signal: AbortSignal,
): Promise<Suggestions['items']> {
  const input = { query: { q, adType } };
  const found = await publicApi<typeof suggestListings>('GET', '/api/suggestions', input, signal);
  return [...found.sentences, ...found.suggestions];
}
