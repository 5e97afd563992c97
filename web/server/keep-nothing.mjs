/**
 * For development: pages also change with their sources, about which the gateway is not informed. Without tags it
 * stores no response, so a reload always shows the latest sources.
 * @param {import('express').Request} _req
 * @param {import('express').Response} res
 * @param {import('express').NextFunction} next
 */
export function keepNothing(_req, res, next) {
  const setHeader = res.setHeader.bind(res);
  res.setHeader = (name, value) => (name.toLowerCase() === 'x-cache-tags' ? res : setHeader(name, value));
  next();
}
