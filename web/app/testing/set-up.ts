import '@testing-library/jest-dom/vitest';
import { afterEach, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react';
import { queryClient } from '../backend/kit/data/query-client';
import { finishApiDouble } from './api-double';
import { settleAfter } from './settle';

configure({
  // A busy machine needs longer than the default of one second; waits still end as soon as the condition holds.
  asyncUtilTimeout: 120_000,
  asyncWrapper: settleAfter,
});

// Testing Library finds fake timers by this name, and advances them.
Object.assign(globalThis, { jest: vi });

afterEach(() => {
  // Before the storage is cleared: a form keeps its draft when it leaves the page.
  cleanup();
  queryClient.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  finishApiDouble();
});
