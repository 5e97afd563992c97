/**
 * An address whose percent signs do not spell out any text is taken by its letters, so that it is answered like any
 * other that does not exist.
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
