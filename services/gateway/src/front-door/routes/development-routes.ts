import { get, type Route } from './route.js';

const kept = { kept: { tags: ['developments'], query: [] } } as const;

export const DEVELOPMENT_ROUTES: readonly Route[] = [
  get('/api/developments', 'public', kept),
  get('/api/developments/:pagelink', 'public', kept),
  get('/getnewly', 'public', { ...kept, readsSession: true }),
  get('/newdevtext', 'public', kept),
];
