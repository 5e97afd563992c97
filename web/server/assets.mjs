import { readdirSync } from 'node:fs';
import path from 'node:path';
import express from 'express';

const ENCODINGS = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * The browser build: hashed files under /assets are immutable and sent as compressed at build time where
 * the client takes it; the few unhashed files (logos, icon) are revalidated after an hour.
 * @param {string} root
 */
export function assets(root) {
  const files = new Set(
    readdirSync(root, { recursive: true }).map((name) => `/${String(name).split(path.sep).join('/')}`),
  );
  const router = express.Router();
  router.use((req, res, next) => {
    const encoding = ENCODINGS.find(
      ([name, ext]) => files.has(req.path + ext) && req.acceptsEncodings(name) === name,
    );
    if (files.has(`${req.path}.br`)) res.vary('Accept-Encoding');
    if (encoding) {
      res.type(path.extname(req.path));
      res.setHeader('content-encoding', encoding[0]);
      req.url = req.path + encoding[1];
    }
    next();
  });
  router.use('/assets', express.static(path.join(root, 'assets'), { immutable: true, maxAge: '1y' }));
  router.use(express.static(root, { maxAge: '1h', index: false }));
  return router;
}
