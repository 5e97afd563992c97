import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { queryClient } from '../admin/data/query-client';
import { finishApiDouble } from './api-double';

afterEach(() => {
  // Before the storage is cleared: a form keeps its draft when it leaves the page.
  cleanup();
  queryClient.clear();
  window.localStorage.clear();
  finishApiDouble();
});
