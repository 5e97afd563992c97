import { createRequestHandler } from '@react-router/express';
import {
  decodePreviewKey,
  draftPreviewSchema,
  encodePreviewKey,
  sitePreviewSchema,
} from '@manzil/contracts/content/preview';
import { log } from './log.mjs';

/** @typedef {import('react-router').ServerBuild} ServerBuild */
/** @typedef {NonNullable<import('../app/shared/lib/load-context').LoadContext['preview']>} Preview */
/** @typedef {(res: import('express').Response, preview: Preview) => Promise<import('react-router').RouterContextProvider>} MakeContext */

const DEADLINE_MS = 5_000;
/** Applies to every preview: it is not stored, not indexed, and its URL is not sent on. */
const HEADERS = Object.entries({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
});
const FIXED = new Set([...HEADERS.map(([name]) => name), 'x-cache-tags']);

/**
 * Shows the whole site below `/preview/<kind>/<id>/<token>` as it would be if that draft were published, or, below
 * `/preview/site/<milliseconds>/<token>`, as it was or will be at an instant. The site is
 * rendered with the beginning of the path as its base, so that the links between its pages stay in the preview.
 * A link that is unknown or has expired is left to the next handler, which has no page at its path.
 * @param {{ build: ServerBuild | (() => Promise<ServerBuild>); mode: string; apiUrl: string; contextOf: MakeContext }} options
 * @returns {import('express').RequestHandler}
 */
export function showPreviews({ build, mode, apiUrl, contextOf }) {
  return async (req, res, next) => {
    const { kind, id, token } = /** @type {Record<string, string>} */ (req.params);
    const key = decodePreviewKey(`${kind}.${id}.${token}`);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const basename = `/preview/${kind}/${id}/${token}`;
    const preview = key && isRead ? await find(apiUrl, key, String(res.locals['requestId'])) : undefined;
    if (preview === undefined || !req.originalUrl.startsWith(basename)) {
      next();
      return;
    }
    fixHeaders(res);
    const site = typeof build === 'function' ? await build() : build;
    await createRequestHandler({
      build: { ...site, basename },
      mode,
      getLoadContext: () => contextOf(res, preview),
    })(req, res, next);
  };
}

/**
 * @param {string} apiUrl
 * @param {import('@manzil/contracts/content/preview').PreviewKey | import('@manzil/contracts/content/preview').SiteKey} key
 * @param {string} requestId
 * @returns {Promise<Preview | undefined>} undefined also while the API does not answer
 */
async function find(apiUrl, key, requestId) {
  try {
    const answer = await fetch(`${apiUrl}/api/content-previews/${key.token}/${key.kind}/${key.id}`, {
      headers: { 'x-request-id': requestId },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!answer.ok) return undefined;
    const shown = await answer.json();
    return key.kind === 'site'
      ? { key: encodePreviewKey(key), site: sitePreviewSchema.parse(shown) }
      : { key: encodePreviewKey(key), draft: draftPreviewSchema.parse(shown) };
  } catch (error) {
    log('warn', 'the preview was not found out', { requestId, error: String(error) });
    return undefined;
  }
}

/** @param {import('express').Response} res */
function fixHeaders(res) {
  const setHeader = res.setHeader.bind(res);
  for (const [name, value] of HEADERS) setHeader(name, value);
  res.setHeader = (name, value) => (FIXED.has(name.toLowerCase()) ? res : setHeader(name, value));
}
