import { get, post, type Route } from './route.js';

const kept = (query: readonly string[] = []) => ({ kept: { tags: ['content'], query } }) as const;

export const CONTENT_ROUTES: readonly Route[] = [
  get('/api/home', 'public', { kept: { tags: ['listings', 'developments', 'content'], query: [] } }),
  get('/api/site-frame', 'public', kept()),
  get('/api/documents/:name', 'public', kept()),
  get('/api/blog-posts', 'public', kept(['limit'])),
  get('/api/faqs', 'public', kept()),
  get('/api/team', 'public', kept()),
  get('/api/navigation', 'public', kept()),
  get('/api/getnavstyles', 'public', kept()),
  get('/api/getfaqs', 'public', kept()),
  get('/api/blogs', 'public', kept()),
  get('/api/team-members', 'public', kept()),
  get('/api/testimonials', 'public', kept()),
  post('/staticdata', 'public', { readsSession: true }),
];
