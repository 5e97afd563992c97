import { useCallback, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

interface KitRootProps {
  /** Declares the colours of the kit. */
  className: string;
  theme: 'light' | 'dark';
  children: ReactNode;
}

/** The element around a part of the site that uses the kit: dialogs are rendered in it and take its colours. */
export function KitRoot({ className, theme, children }: KitRootProps) {
  // State instead of a ref: a screen may start with an open dialog, which waits for the element.
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const getContainer = useCallback(() => root, [root]);
  return (
    <div ref={setRoot} className={className} data-theme={theme}>
      <PortalProvider getContainer={getContainer}>{children}</PortalProvider>
    </div>
  );
}
