import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { TEXTS } from './palette-texts';

/** Loaded when it is opened for the first time. */
const CommandPalette = lazy(() => import('./command-palette'));

/** Opens the palette, by its button or by Ctrl/Cmd-K. */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => {
      window.removeEventListener('keydown', open);
    };
  }, []);
  return (
    <>
      <Button
        kind="quiet"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {TEXTS.open} <kbd>Ctrl K</kbd>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandPalette
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
