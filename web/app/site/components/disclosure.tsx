import { useEffect, useRef, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import { useLocation } from 'react-router';

interface DisclosureProps {
  className?: string | undefined;
  summaryClassName?: string | undefined;
  summary: ReactNode;
  /** May keep the menu shut by preventing the default. */
  onSummaryClick?: (event: MouseEvent) => void;
  /** Does not close when a page is opened. */
  staysOpen?: boolean;
  children: ReactNode;
}

/**
 * A menu that opens below its button. It is a `details` element, so it works without scripts; with them it
 * also closes on Escape (focus goes back to the button), on a click elsewhere and when a page is opened.
 */
export function Disclosure({
  className,
  summaryClassName,
  summary,
  onSummaryClick,
  staysOpen = false,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (details.current && !staysOpen) details.current.open = false;
  }, [key, staysOpen]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <details ref={details} className={className} onToggle={showOpened}>
      <summary className={summaryClassName} onClick={onSummaryClick}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

/** Scrolls a menu into view that opens outside the window or behind a sticky bar. */
function showOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
}
