import type { LibraryPage } from '@manzil/contracts/media/library';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../data/call-api';
import { assetsQuery, type LibraryQuery } from './media-calls';

const TYPING_MS = 250;

interface Library {
  /** The last response; kept while the next one is loading. */
  found: LibraryPage | undefined;
  failure: string | undefined;
  loading: boolean;
}

/** The search results of the library, debounced while typing. */
export function useLibrary(wanted: LibraryQuery): Library {
  const [settled, setSettled] = useState(wanted);
  const { q, kind, tag, show, page } = wanted;
  const isTyping = settled.q !== q;
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => {
      setSettled({ q, kind, tag, show, page });
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isTyping, q, kind, tag, show, page]);

  const query = isTyping ? settled : wanted;
  const { data, error, isFetching } = useQuery({ ...assetsQuery(query), placeholderData: keepPreviousData });
  return {
    found: data,
    failure: error === null ? undefined : messageOf(error),
    loading: isFetching || isTyping,
  };
}
