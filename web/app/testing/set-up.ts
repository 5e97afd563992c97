import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { queryClient } from '../admin/data/query-client';
import { finishApiDouble } from './api-double';

// A loaded machine needs longer than the second that is the default; what is expected is seen as soon as it is there.
configure({ asyncUtilTimeout: 120_000 });

afterEach(() => {
  // Before the storage is cleared: a form keeps its draft when it leaves the page.
  cleanup();
  queryClient.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  finishApiDouble();
});
