import { randomUUID } from 'node:crypto';
import { withoutLinkTokens } from '@manzil/contracts/secret-paths';
import { log } from './log.mjs';

const USABLE_ID = /^[\w.-]{8,128}$/;

/**
 * Takes the caller's request id (or makes one), answers with it and logs the request when it is done.
 * The query is left out of the log: it holds what visitors type; so are the tokens of links.
 * @param {import('express').Request} req
 * @param {import('express').Response} res
 * @param {import('express').NextFunction} next
 */
export function requestLog(req, res, next) {
  const given = req.get('x-request-id');
  const requestId = given !== undefined && USABLE_ID.test(given) ? given : randomUUID();
  const startedAt = performance.now();
  res.locals['requestId'] = requestId;
  res.setHeader('x-request-id', requestId);
  res.once('close', () => {
    if (req.path.startsWith('/health/') || req.path.startsWith('/assets/')) return;
    log(res.statusCode >= 500 ? 'error' : 'info', 'request', {
      requestId,
      method: req.method,
      path: withoutLinkTokens(req.path),
      status: res.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ...(res.writableFinished ? {} : { aborted: true }),
    });
  });
  next();
}
