import path from 'node:path';
import { createRequestHandler } from '@react-router/express';
import express from 'express';
import { createRequestHandler as createLoader } from 'react-router';
import {
  LANGUAGES,
  prefixOf,
  SOURCE_LANGUAGE,
  TRANSLATION_LANGUAGES,
  translatedSitemap,
} from '@manzil/contracts/site-language';
import { sendTranslatedSitemap } from './server/translated-sitemap.mjs';
import { assets } from './server/assets.mjs';
import { buildOf } from './server/languages.mjs';
import { findLazyScripts } from './server/lazy-scripts.mjs';
import { loadConfig } from './server/config.mjs';
import { mapFilesIn } from './server/map-files.mjs';
import { keepNothing } from './server/keep-nothing.mjs';
import { log } from './server/log.mjs';
import { observe, sendMetrics } from './server/metrics.mjs';
import { readableAddress } from './server/readable-address.mjs';
import { showPreviews } from './server/show-previews.mjs';
import { sendOfflineWorker, sendPushWorker } from './server/send-workers.mjs';
import { requestLog } from './server/request-log.mjs';

const SHUTDOWN_LIMIT_MS = 10_000;
const IDLE_SWEEP_MS = 50;
const here = import.meta.dirname;
const config = loadConfig(process.env);
const development = process.argv.includes('--dev');

/** @type {'starting' | 'ready' | 'stopping'} */
let state = 'starting';

const app = express();
app.disable('x-powered-by');
app.get('/health/live', sendAlive);
app.get('/health/ready', sendReadiness);
app.use(requestLog);
app.use(observe);
app.use(readableAddress);

// Health answers from the first moment on; pages follow when the build is loaded.
const server = app.listen(config.WEB_PORT, config.HOST, () => {
  log('info', 'listening', { host: config.HOST, port: portOf(server) });
});
refuseTakenPort(server, 'WEB_PORT', config.WEB_PORT);

// On a port to which the gateway forwards nothing, so that metrics are not public.
const ops = express();
ops.disable('x-powered-by');
ops.get('/health/live', sendAlive);
ops.get('/health/ready', sendReadiness);
ops.get('/metrics', sendMetrics);
const opsServer = ops.listen(config.OPS_PORT, config.HOST, () => {
  log('info', 'ops listening', { port: portOf(opsServer) });
});
refuseTakenPort(opsServer, 'OPS_PORT', config.OPS_PORT);

/**
 * @param {import('express').Request} _req
 * @param {import('express').Response} res
 */
function sendAlive(_req, res) {
  res.json({ status: 'ok' });
}

/**
 * @param {import('express').Request} _req
 * @param {import('express').Response} res
 */
function sendReadiness(_req, res) {
  res.status(state === 'ready' ? 200 : 503).json({ status: state });
}

/** @param {import('node:http').Server} listener */
function portOf(listener) {
  const address = listener.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/**
 * @param {import('node:http').Server} listener
 * @param {string} variable
 * @param {number} port
 */
function refuseTakenPort(listener, variable, port) {
  listener.on('error', (error) => {
    log('error', `cannot listen on ${variable} ${String(port)}: ${error.message}`);
    process.exit(1);
  });
}

/** Production serves the finished build; development lets Vite rebuild what changes. */
async function pages() {
  if (!development) {
    app.use(assets(path.join(here, 'build/client')));
    return /** @type {import('react-router').ServerBuild} */ (
      await import(path.join(here, 'build/server/index.js'))
    );
  }
  const { createServer } = await import('vite');
  const vite = await createServer({ root: here, server: { middlewareMode: true } });
  app.use(keepNothing);
  app.use(vite.middlewares);
  return async () =>
    /** @type {import('react-router').ServerBuild} */ (
      await vite.ssrLoadModule('virtual:react-router/server-build')
    );
}

app.get('/offline-worker.js', sendOfflineWorker(config.OFFLINE_PAGES));
app.get('/push-worker.js', sendPushWorker);
const mapFiles = await mapFilesIn(config.MAP_DATA_DIR);
app.use(mapFiles.send);
const build = await pages();
const lazyScripts = development ? undefined : await findLazyScripts(path.join(here, 'build/client'));
// Lets the gateway discard pages that it cached from another build or with other map files.
if (typeof build !== 'function') {
  const version = [build.assets.version, mapFiles.version].filter(Boolean).join('-');
  app.use((_req, res, next) => {
    res.setHeader('x-web-build', version);
    next();
  });
}
const mode = development ? 'development' : 'production';

async function entryModule() {
  const { entry } = typeof build === 'function' ? await build() : build;
  return /** @type {typeof import('./app/entry.server')} */ (entry.module);
}

/**
 * @param {import('express').Response} res
 * @param {{ preview?: import('./app/shared/lib/load-context').LoadContext['preview']; language?: import('@manzil/contracts/site-language').Language }} [of]
 */
async function contextOf(res, { preview, language = SOURCE_LANGUAGE } = {}) {
  const { contextOf: toContext } = await entryModule();
  const requestId = String(res.locals['requestId']);
  return toContext({
    requestId,
    config,
    mapFiles: mapFiles.urls,
    cacheTags: new Set(),
    language,
    lazyScripts,
    preview,
  });
}

app.all(
  '/preview/:kind/:id/:token{/*page}',
  showPreviews({
    build,
    mode,
    apiUrl: config.API_URL,
    contextOf: (res, preview) => contextOf(res, { preview }),
  }),
);
const load = createLoader(build, mode);
for (const language of TRANSLATION_LANGUAGES) {
  app.get(
    `/sitemaps/${translatedSitemap(language)}.xml`,
    sendTranslatedSitemap({ language, apiUrl: config.API_URL, publicUrl: config.PUBLIC_URL, loadPage }),
  );
  app.all(`${prefixOf(language)}{/*page}`, pagesIn(language));
}
app.all('/{*page}', pagesIn(SOURCE_LANGUAGE));

/**
 * Runs the loaders of an English page, without rendering it.
 * @param {string} path
 * @param {import('express').Response} res
 */
async function loadPage(path, res) {
  const [context, { foundIn }] = await Promise.all([contextOf(res), entryModule()]);
  const url = new URL(path === '/' ? '/_root.data' : `${path}.data`, config.PUBLIC_URL);
  const answer = await load(new Request(url), context);
  await answer.body?.cancel();
  const { missingLanguages, cacheTags } = foundIn(context);
  return {
    languages: answer.ok ? LANGUAGES.filter((language) => !missingLanguages.has(language)) : [],
    isWhole: answer.status < 500 && answer.headers.get('cache-control') !== 'no-store',
    tags: cacheTags,
  };
}

/** @param {import('@manzil/contracts/site-language').Language} language */
function pagesIn(language) {
  return createRequestHandler({
    build: buildOf(build, language),
    mode,
    getLoadContext: (_req, res) => contextOf(res, { language }),
  });
}
app.use(failed);
state = 'ready';
log('info', 'ready');

/**
 * The last resort when not even an error page could be rendered.
 * @param {unknown} error
 * @param {import('express').Request} _req
 * @param {import('express').Response} res
 * @param {import('express').NextFunction} next
 */
function failed(error, _req, res, next) {
  log('error', error instanceof Error ? (error.stack ?? error.message) : String(error), {
    requestId: res.locals['requestId'],
  });
  if (res.headersSent) next(error);
  else res.status(500).type('text/plain').send('Something went wrong on our side. Please try again.');
}

/** Stops accepting connections, finishes pending responses, then ends. */
function stop() {
  if (state === 'stopping') return;
  state = 'stopping';
  setTimeout(() => server.closeAllConnections(), SHUTDOWN_LIMIT_MS).unref();
  server.close(() => {
    log('info', 'stopped');
    process.exit(0);
  });
  // Including connections whose last answer ends later: they would be kept alive for a request that never comes.
  server.closeIdleConnections();
  setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
