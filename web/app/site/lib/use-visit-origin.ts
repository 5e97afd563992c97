import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { noteArrival, notePage } from './visit-origin';

/** Remembers on this device how the visitor came to the site, and in this window which pages they see. */
export function useVisitOrigin(isSite: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSite) noteArrival();
  }, [isSite]);
  useEffect(() => {
    if (isSite) notePage(pathname);
  }, [isSite, pathname]);
}
