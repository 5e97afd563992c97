import { get, post, STAFF, type Route } from './route.js';

export const FEED_ROUTES: readonly Route[] = [
  get('/api/data', STAFF, { changesState: true }),
  post('/api/feed/runs', STAFF),
  get('/api/feed/runs', STAFF),
  get('/api/feed/runs/:id', STAFF),
];
