import { StartError } from './progress.mjs';
import { keptSecret } from './secrets.mjs';

/** Returns the login path of staff: `ADMIN_LOGIN_PATH`, or the one that was generated at the first start on `folder`. */
export function adminLoginPath(folder) {
  const path = process.env.ADMIN_LOGIN_PATH || `/${keptSecret(folder, 'admin-login-path').value}`;
  if (/^\/[\w-]{8,100}$/.test(path)) return path;
  throw new StartError(
    `ADMIN_LOGIN_PATH: ${path} must be a slash and 8 to 100 letters, digits, dashes or underscores`,
  );
}
