import { useCallback, useEffect, useState } from 'react';
import type { LibraryPage } from '@manzil/contracts/media/library';
import { messageOf } from '../lib/call-api';
import { loadLibrary, type LibraryQuery } from './media-calls';

const TYPING_MS = 250;

interface Library {
  /** The last answer; it stays while another is on its way. */
  found: LibraryPage | undefined;
  failure: string | undefined;
  loading: boolean;
  reload: () => void;
}

/** The part of the library that a search stands for. An answer to an older search is never shown. */
export function useLibrary({ q, kind, page }: LibraryQuery): Library {
  const [found, setFound] = useState<LibraryPage | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const [loaded, setLoaded] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const wanted = JSON.stringify([q, kind, page, attempt]);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      loadLibrary({ q, kind, page })
        .then((answer) => {
          if (!current) return;
          setFound(answer);
          setFailure(undefined);
          setLoaded(wanted);
        })
        .catch((error: unknown) => {
          if (!current) return;
          setFailure(messageOf(error));
          setLoaded(wanted);
        });
    }, TYPING_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [q, kind, page, wanted]);

  const reload = useCallback(() => {
    setAttempt((now) => now + 1);
  }, []);
  return { found, failure, loading: loaded !== wanted, reload };
}
