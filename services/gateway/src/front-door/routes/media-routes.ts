import { get, post, STAFF, type Route } from './route.js';

export const MEDIA_ROUTES: readonly Route[] = [
  get('/uploads/:filename', 'public'),
  post('/api/media', STAFF),
];
