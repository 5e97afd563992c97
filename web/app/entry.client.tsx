import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Digits, Language } from '@manzil/contracts/site-language';
import { loadTexts } from './shared/lib/load-texts';
import { TextsContext } from './shared/lib/texts';

// Already loaded: the head of the page names its scripts (`server/lazy-scripts.mjs`). Not awaited at the top level, which
// would keep the bundler from merging chunks.
const { lang, dataset } = document.documentElement;
void loadTexts(lang as Language, dataset.digits as Digits).then((texts) => {
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
});
