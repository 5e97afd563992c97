import { lazy, Suspense, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { Button } from '../../../shared/ui/button';
import { TEXTS } from './palette-texts';

/** Loaded when it is opened for the first time. */
const CommandPalette = lazy(() => import('./command-palette'));

/** Opens the palette, by its button or by Ctrl/Cmd-K. */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
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
        <Suspense fallback={<TypedWhileLoading onType={setTyped} />}>
          <CommandPalette
            typed={typed}
            onClose={() => {
              setIsOpen(false);
              setTyped('');
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Collects the letters that are typed before the palette is loaded. */
function TypedWhileLoading({ onType }: { onType: Dispatch<SetStateAction<string>> }) {
  useEffect(() => {
    const collect = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
      event.preventDefault();
      onType((typed) => typed + event.key);
    };
    window.addEventListener('keydown', collect, true);
    return () => {
      window.removeEventListener('keydown', collect, true);
    };
  }, [onType]);
  return null;
}
