import type { ListingsConfig } from '../config.js';
import type { PhotoPolicy } from '../feed/read/urls.js';

/** Which addresses of photos are of use: media can fetch what a browser would not show from there. */
export const photosOf = (
  config: Pick<ListingsConfig, 'FEED_PHOTOS' | 'FEED_ALLOW_PRIVATE_HOSTS'>,
): PhotoPolicy => ({
  fetched: config.FEED_PHOTOS === 'fetch',
  privateHosts: config.FEED_ALLOW_PRIVATE_HOSTS,
});
