import { lazy, Suspense } from 'react';
import { usePopupMoment } from './use-popup-moment';

const PopupDialog = lazy(() => import('./popup-dialog'));

/** The invitation of the home page; its form is only loaded when it shows. */
export function SubscribePopup() {
  const { open, close } = usePopupMoment();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <PopupDialog onClose={close} />
    </Suspense>
  );
}
