import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Language } from '@manzil/contracts/site-language';
import { loadTexts } from './shared/lib/load-texts';
import { TextsContext } from './shared/lib/texts';

// Already loaded: the head of the page names its scripts (`server/lazy-scripts.mjs`).
const texts = await loadTexts(document.documentElement.lang as Language);

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
