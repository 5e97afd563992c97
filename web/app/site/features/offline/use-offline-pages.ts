import { inLanguage } from '@manzil/contracts/site-language';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { favourites, recentlyViewed, useDeviceList } from '../../lib/device-list';
import { useTexts } from '../../../shared/lib/texts';
import { useSite } from '../../../shared/lib/use-site';

const KEPT = /^\/(?:favourites|compare|shortlist\/[\w-]{43})$/;

interface StoredMessage {
  /** Undefined for a part of the page that is open. */
  path?: string;
  /** Undefined when the page is from the network again. */
  words?: string;
}

/**
 * Stores the pages of saved homes, comparisons and shared shortlists on this device while they are open.
 * Returns the age of a stored page in words; undefined for a page that is not a stored one.
 */
export function useOfflinePages(): string | undefined {
  const isOn = useSite()?.offlinePages === true;
  const { pathname, search } = useLocation();
  const path = inLanguage(useTexts().language, pathname);
  const saved = useDeviceList(favourites);
  const seen = useDeviceList(recentlyViewed);
  const isOf = (homes: typeof saved): boolean => homes.some(({ pagelink }) => `/${pagelink}` === pathname);
  // A visitor who never saves or compares a home gets no worker.
  const isHome = isOf(seen) && (isOf(saved) || hasWorker());
  const isKept = isOn && (KEPT.test(pathname) || isHome);
  useEffect(() => {
    if (!isKept || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    import('./keep-page').then(
      ({ keepPage }) => keepPage(path + search),
      () => undefined,
    );
  }, [isKept, path, search]);

  const [stored, setStored] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const words = stored.get(path);
  useEffect(() => {
    const { stored: initial } = document.documentElement.dataset;
    const note = (at: string, said: string | undefined): void => {
      setStored((known) => (known.get(at) === said ? known : new Map([...known, [at, said]])));
    };
    if (initial !== undefined) note(window.location.pathname, initial);
    if (!('serviceWorker' in navigator)) return;
    const onMessage = ({ data }: MessageEvent<StoredMessage>): void => {
      note(data.path ?? window.location.pathname, data.words);
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => {
      navigator.serviceWorker.removeEventListener('message', onMessage);
    };
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    // The first time, the attribute was set by the worker, and its value has just been noted.
    if (isFirst.current) isFirst.current = false;
    else if (words === undefined) delete document.documentElement.dataset.stored;
    else document.documentElement.dataset.stored = words;
  }, [words]);
  return words;
}

const hasWorker = (): boolean =>
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null;
