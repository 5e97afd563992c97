import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { english, TextsContext } from './shared/lib/texts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsContext value={english}>
        <HydratedRouter />
      </TextsContext>
    </StrictMode>,
  );
});
