import type { GatewayConfig } from '../config.js';

/** The address visitors use, without a slash at its end. */
export const siteOrigin = ({ PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>): string =>
  PUBLIC_URL.replace(/\/+$/, '');
