import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { isBare } from '../../../shared/lib/bare-handle';
import { useSite } from '../../../shared/lib/use-site';
import { measurementIdOf } from './measurement-id';

const AnalyticsConsent = lazy(() => import('./analytics-consent'));

/** Google Analytics on pages of the site, if staff have set it; otherwise nothing is loaded. */
export function Analytics() {
  const id = measurementIdOf(useSite(), useMatches().some(isBare));
  // The server makes one page for all visitors, regardless of their choice.
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (!isBrowser || id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <AnalyticsConsent id={id} />
    </Suspense>
  );
}
