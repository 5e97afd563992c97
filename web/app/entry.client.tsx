import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { english } from './shared/lib/english';
import { TextsContext } from './shared/lib/texts';

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
