import { get, type Route } from './route.js';

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

const kept = (query: readonly string[] = []) => ({ kept: { tags: ['listings'], query } }) as const;

export const LISTING_ROUTES: readonly Route[] = [
  get('/api/properties', 'public', kept(SEARCH)),
  get('/api/properties/:pagelink', 'public', kept()),
  get('/api/suggestions', 'public', kept(['q', 'adType', 'limit'])),
  get('/allprosale', 'public', kept(SEARCH)),
  get('/allprorent', 'public', kept(SEARCH)),
  get('/singleproperty1/:id', 'public', kept()),
];
