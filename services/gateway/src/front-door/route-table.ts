import { ACCOUNT_ROUTES } from './routes/account-routes.js';
import { CONTENT_EDITING_ROUTES } from './routes/content-editing-routes.js';
import { CONTENT_ROUTES } from './routes/content-routes.js';
import { DEVELOPMENT_ROUTES } from './routes/development-routes.js';
import { DISCOVERY_ROUTES } from './routes/discovery-routes.js';
import { DOCS_ROUTES } from './routes/docs-routes.js';
import { FAILED_MESSAGE_ROUTES } from './routes/failed-message-routes.js';
import { FEED_ROUTES } from './routes/feed-routes.js';
import { HEALTH_ROUTES } from './routes/health-routes.js';
import { LEAD_ROUTES } from './routes/lead-routes.js';
import { LISTING_ROUTES } from './routes/listing-routes.js';
import { MEDIA_ROUTES } from './routes/media-routes.js';
import { REFERENCE_ROUTES } from './routes/reference-routes.js';
import { PAGE_ROUTES } from './routes/page-routes.js';
import { FORM_ROUTES } from './routes/form-routes.js';
import { SECOND_FACTOR_ROUTES } from './routes/second-factor-routes.js';
import type { Route } from './routes/route.js';

/** Every route by the part of the API it belongs to, which is its tag in the API document. */
export const AREAS: Readonly<Record<string, readonly Route[]>> = {
  Listings: LISTING_ROUTES,
  'New developments': DEVELOPMENT_ROUTES,
  Content: CONTENT_ROUTES,
  'Custom pages': PAGE_ROUTES,
  'Content editing': CONTENT_EDITING_ROUTES,
  Leads: LEAD_ROUTES,
  Accounts: ACCOUNT_ROUTES,
  'Second factor': SECOND_FACTOR_ROUTES,
  'Feed import': FEED_ROUTES,
  'Failed messages': FAILED_MESSAGE_ROUTES,
  Files: MEDIA_ROUTES,
  'Search engines': DISCOVERY_ROUTES,
  'Reference lists': REFERENCE_ROUTES,
  Health: HEALTH_ROUTES,
  Forms: FORM_ROUTES,
  'This document': DOCS_ROUTES,
};

/** Every route of the gateway and who may call it. A route that is not here is refused. */
export const ROUTES: readonly Route[] = Object.values(AREAS).flat();
