import { StartError } from './say.mjs';
import { keptSecret } from './secrets.mjs';

/** Where staff log in: `ADMIN_LOGIN_PATH`, by default a path that is made at the first start on `folder` and kept there. */
export function adminLoginPath(folder) {
  const path = process.env.ADMIN_LOGIN_PATH || `/${keptSecret(folder, 'admin-login-path').value}`;
  if (/^\/[\w-]{8,100}$/.test(path)) return path;
  throw new StartError(
    `ADMIN_LOGIN_PATH: ${path} must be a slash and 8 to 100 letters, digits, dashes or underscores`,
  );
}
