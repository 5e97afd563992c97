import { get, post, type Route } from './route.js';

export const ACCOUNT_ROUTES: readonly Route[] = [
  post('/login', 'public'),
  post('/logout', 'public', { readsSession: true }),
  get('/api/session', 'member'),
];
