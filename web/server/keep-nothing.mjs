/**
 * For development: a page changes with its sources too, of which the gateway hears nothing. Without tags it keeps
 * no answer, so a reload always shows what was saved last.
 * @param {import('express').Request} _req
 * @param {import('express').Response} res
 * @param {import('express').NextFunction} next
 */
export function keepNothing(_req, res, next) {
  const setHeader = res.setHeader.bind(res);
  res.setHeader = (name, value) => (name.toLowerCase() === 'x-cache-tags' ? res : setHeader(name, value));
  next();
}
