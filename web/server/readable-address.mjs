/**
 * Treats invalid percent-encoding in a URL as literal text, so that the URL is answered like any other unknown one.
 * @param {import('express').Request} req
 * @param {import('express').Response} _res
 * @param {import('express').NextFunction} next
 */
export function readableAddress(req, _res, next) {
  const [path = '/', ...query] = req.url.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    req.url = [path.replaceAll('%', '%25'), ...query].join('?');
  }
  next();
}
