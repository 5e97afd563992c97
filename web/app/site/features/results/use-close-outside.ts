import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Closes what `toggle` controls on a click elsewhere, and on Escape, which gives the focus back to `toggle`. */
export function useCloseOutside(
  isOpen: boolean,
  toggle: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const controlled = document.getElementById(toggle.current?.getAttribute('aria-controls') ?? '');
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (!controlled?.contains(target) && !toggle.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, toggle]);
}
