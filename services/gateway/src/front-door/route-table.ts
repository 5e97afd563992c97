import { ACCOUNT_ROUTES } from './routes/account-routes.js';
import { CONTENT_ROUTES } from './routes/content-routes.js';
import { DEVELOPMENT_ROUTES } from './routes/development-routes.js';
import { FEED_ROUTES } from './routes/feed-routes.js';
import { LEAD_ROUTES } from './routes/lead-routes.js';
import { LISTING_ROUTES } from './routes/listing-routes.js';
import { MEDIA_ROUTES } from './routes/media-routes.js';
import { get, type Route } from './routes/route.js';

/** Every route of the gateway and who may call it. A route that is not here is refused. */
export const ROUTES: readonly Route[] = [
  get('/health/live', 'public'),
  get('/health/ready', 'public'),
  ...LISTING_ROUTES,
  ...DEVELOPMENT_ROUTES,
  ...CONTENT_ROUTES,
  ...LEAD_ROUTES,
  ...ACCOUNT_ROUTES,
  ...FEED_ROUTES,
  ...MEDIA_ROUTES,
];
