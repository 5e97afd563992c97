import { StartError } from './say.mjs';

const DEFAULT = '/manzil-team-door-8c41f7e2b09d';

/** Where staff log in: `ADMIN_LOGIN_PATH`, by default a path that nobody guesses and no page links to. */
export function adminLoginPath() {
  const path = process.env.ADMIN_LOGIN_PATH || DEFAULT;
  if (/^\/[\w-]{8,100}$/.test(path)) return path;
  throw new StartError(
    `ADMIN_LOGIN_PATH: ${path} must be a slash and 8 to 100 letters, digits, dashes or underscores`,
  );
}
