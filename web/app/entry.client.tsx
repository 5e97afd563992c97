import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { TextsContext } from './shared/lib/texts';

// Already loaded: the head of the page names its scripts (`server/lazy-scripts.mjs`).
const texts =
  document.documentElement.lang === 'ar'
    ? (await import('./shared/lib/arabic')).arabic
    : (await import('./shared/lib/english')).english;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsContext value={texts}>
        <HydratedRouter />
      </TextsContext>
    </StrictMode>,
  );
});
