import '@testing-library/jest-dom/vitest';
import { afterEach, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react';
import { queryClient } from '../backend/kit/data/query-client';
import { finishApiDouble } from './api-double';
import { settleAfter } from './settle';

configure({
  // A loaded machine needs longer than the second that is the default; what is expected is seen as soon as it is there.
  asyncUtilTimeout: 120_000,
  asyncWrapper: settleAfter,
});

// Testing Library advances a clock that a test has set, and finds it by this name.
Object.assign(globalThis, { jest: vi });

afterEach(() => {
  // Before the storage is cleared: a form keeps its draft when it leaves the page.
  cleanup();
  queryClient.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  finishApiDouble();
});
