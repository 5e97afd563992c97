import { lazy, Suspense } from 'react';
import { usePopupTiming } from './use-popup-timing';

const PopupDialog = lazy(() => import('./popup-dialog'));

/** The invitation of the home page; its form is only loaded when it shows. */
export function SubscribePopup() {
  const { open, close } = usePopupTiming();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <PopupDialog onClose={close} />
    </Suspense>
  );
}
