import type { Role } from '@manzil/contracts/gateway/account';
import type { Tag } from '../read-cache/read-cache.js';

/** `public`, any `member` with a session, or members of these roles. */
type Audience = 'public' | 'member' | readonly Role[];

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the router spells it. */
  path: string;
  audience: Audience;
  /** A GET that changes something is guarded against other sites as a POST is. */
  changesState?: true;
  /** Public, but shows members more. */
  readsSession?: true;
  /** Kept as a finished answer: what it shows, and the only query parameters it depends on. */
  kept?: { tags: readonly Tag[]; query: readonly string[] };
}

const STAFF: Audience = ['admin', 'editor'];
const SEARCH = [
  'adType',
  'q',
  'location',
  'type',
  'minPrice',
  'maxPrice',
  'bedrooms',
  'featured',
  'sort',
  'page',
  'pageSize',
];

const listings = (query: readonly string[] = []) => ({ tags: ['listings'], query }) as const;
const developments = { tags: ['developments'], query: [] } as const;
const content = (query: readonly string[] = []) => ({ tags: ['content'], query }) as const;

const get = (path: string, audience: Audience, rest: Partial<Route> = {}): Route => ({
  method: 'GET',
  path,
  audience,
  ...rest,
});
const post = (path: string, audience: Audience, rest: Partial<Route> = {}): Route => ({
  method: 'POST',
  path,
  audience,
  ...rest,
});

/** Every route of the gateway and who may call it. A route that is not here is refused. */
export const ROUTES: readonly Route[] = [
  get('/health/live', 'public'),
  get('/health/ready', 'public'),

  get('/api/properties', 'public', { kept: listings(SEARCH) }),
  get('/api/properties/:pagelink', 'public', { kept: listings() }),
  get('/api/suggestions', 'public', { kept: listings(['q', 'adType', 'limit']) }),
  get('/allprosale', 'public', { kept: listings(SEARCH) }),
  get('/allprorent', 'public', { kept: listings(SEARCH) }),
  get('/singleproperty1/:id', 'public', { kept: listings() }),

  get('/api/developments', 'public', { kept: developments }),
  get('/api/developments/:pagelink', 'public', { kept: developments }),
  get('/getnewly', 'public', { kept: developments, readsSession: true }),
  get('/newdevtext', 'public', { kept: developments }),

  get('/api/home', 'public', { kept: { tags: ['listings', 'developments', 'content'], query: [] } }),
  get('/api/site-frame', 'public', { kept: content() }),
  get('/api/documents/:name', 'public', { kept: content() }),
  get('/api/blog-posts', 'public', { kept: content(['limit']) }),
  get('/api/faqs', 'public', { kept: content() }),
  get('/api/team', 'public', { kept: content() }),
  get('/api/navigation', 'public', { kept: content() }),
  get('/api/getnavstyles', 'public', { kept: content() }),
  get('/api/getfaqs', 'public', { kept: content() }),
  get('/api/blogs', 'public', { kept: content() }),
  get('/api/team-members', 'public', { kept: content() }),
  get('/api/testimonials', 'public', { kept: content() }),
  post('/staticdata', 'public', { readsSession: true }),

  post('/traffic', 'public'),

  post('/login', 'public'),
  post('/logout', 'public', { readsSession: true }),
  get('/api/session', 'member'),

  get('/api/data', STAFF, { changesState: true }),
  post('/api/feed/runs', STAFF),
  get('/api/feed/runs', STAFF),
  get('/api/feed/runs/:id', STAFF),

  get('/uploads/:filename', 'public'),
  post('/api/media', STAFF),
];
