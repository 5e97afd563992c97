import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const answered = new Histogram({
  name: 'manzil_web_seconds',
  help: 'Time to answer a request for a page or a file, by kind and status class',
  labelNames: ['kind', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

/**
 * @param {import('express').Request} req
 * @param {import('express').Response} res
 * @param {import('express').NextFunction} next
 */
export function observe(req, res, next) {
  const stop = answered.startTimer({ kind: req.path.startsWith('/assets/') ? 'file' : 'page' });
  res.once('close', () => void stop({ status: `${Math.floor(res.statusCode / 100)}xx` }));
  next();
}

/**
 * @param {import('express').Request} _req
 * @param {import('express').Response} res
 */
export async function sendMetrics(_req, res) {
  res.set('content-type', registry.contentType).send(await registry.metrics());
}
