import { lazy, Suspense } from 'react';
import { useSite } from '../../../shared/lib/use-site';
import { usePopupTiming } from './use-popup-timing';

const load = () => import('./popup-dialog');
const PopupDialog = lazy(load);

/** Default delay, unless staff have set one. */
const DELAY_MS = 1_000;

/** Newsletter popup of the home page; its form is loaded during the delay before it opens. */
export function SubscribePopup() {
  const popup = useSite()?.settings.popup;
  const { open, close } = usePopupTiming({
    load,
    isOff: popup?.isOff ?? false,
    delayMs: popup?.delaySeconds === undefined ? DELAY_MS : popup.delaySeconds * 1_000,
  });
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <PopupDialog onClose={close} />
    </Suspense>
  );
}
