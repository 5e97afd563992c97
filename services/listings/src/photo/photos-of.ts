import type { ListingsConfig } from '../config.js';
import type { PhotoPolicy } from '../feed/read/urls.js';

/** Selects the photo URLs that can be used: media can fetch some that a browser would not show. */
export const photosOf = (
  config: Pick<ListingsConfig, 'FEED_PHOTOS' | 'FEED_ALLOW_PRIVATE_HOSTS'>,
): PhotoPolicy => ({
  fetched: config.FEED_PHOTOS === 'fetch',
  privateHosts: config.FEED_ALLOW_PRIVATE_HOSTS,
});
