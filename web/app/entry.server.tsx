import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { LANGUAGES } from '@manzil/contracts/site-language';
import { MARKDOWN } from '@manzil/contracts/page-format';
import { log } from '../server/log.mjs';
import { siteManifestUrl } from '../server/site-routes.mjs';
import { TEXTS_FOLDER, textsFolderOf } from '../server/texts-folder.mjs';
import { measurementIdOf } from './site/components/analytics/measurement-id';
import { nameTags } from './shared/lib/cache-tags-header.server';
import { isBare } from './shared/lib/bare-handle';
import { contentSecurityPolicy } from './site/lib/content-security-policy';
import { loadContext, type LoadContext } from './shared/lib/load-context';
import { NonceProvider } from './site/lib/nonce';
import { toMarkdown } from './site/lib/page-markdown.server';
import { PageLanguagesProvider } from './shared/lib/page-languages';
import { TextsContext } from './shared/lib/texts';
import type { Site } from './shared/lib/use-site';

export { contextOf, foundIn } from './shared/lib/load-context';

/** Longest a document may take, its loaders' five seconds included. */
export const streamTimeout = 8_000;

/**
 * Renders the whole document before the first byte leaves: caches, crawlers and visitors without scripts
 * get complete HTML, and a page that fails half-way still gets the right status.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { texts, missingLanguages } = context.get(loadContext);
  if (missingLanguages.has(texts.language)) headers.set('x-robots-tag', 'noindex, follow');
  const complete = LANGUAGES.filter((language) => !missingLanguages.has(language));
  const languages = complete.length > 1 && complete.includes(texts.language) ? complete : undefined;
  const nonce = randomBytes(18).toString('base64');
  const wantsMarkdown = request.headers.get('accept') === MARKDOWN;
  headers.append('vary', 'accept');
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <TextsContext value={texts}>
        <PageLanguagesProvider value={languages}>
          <NonceProvider value={nonce}>
            <ServerRouter
              context={withScripts(entryContext, context.get(loadContext))}
              url={request.url}
              nonce={nonce}
            />
          </NonceProvider>
        </PageLanguagesProvider>
      </TextsContext>,
      {
        nonce,
        // In development, scripts hold the texts of all languages.
        ...(import.meta.env.PROD && {
          importMap: { imports: { [TEXTS_FOLDER]: textsFolderOf(texts.language) } },
        }),
        // The page is sent when it is complete, so that each part is in its place also without scripts.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          if (finalStatus >= 400 || context.get(loadContext).isIncomplete)
            headers.set('cache-control', 'no-store');
          nameTags(headers, context);
          headers.set('x-content-type-options', 'nosniff');
          if (wantsMarkdown) {
            headers.set('content-type', `${MARKDOWN}; charset=utf-8`);
            text(body)
              .then((html) => toMarkdown(html, publicAddress(request, context)))
              .then((markdown) => new Response(markdown, { headers, status: finalStatus }))
              .then(resolve, reject);
            pipe(body);
            return;
          }
          headers.set('content-type', 'text/html; charset=utf-8');
          const { IMAGE_HOSTS: imageHosts, MAP_STYLE_URL: mapStyleUrl } = context.get(loadContext).config;
          const policy = contentSecurityPolicy(nonce, {
            imageHosts,
            mapStyleUrl,
            analytics: hasAnalytics(entryContext),
            development: import.meta.env.DEV,
          });
          headers.set('content-security-policy', policy);
          headers.set('x-script-nonce', nonce);
          headers.set('referrer-policy', 'strict-origin-when-cross-origin');
          text(body)
            .then((html) => new Response(afterPictures(html), { headers, status: finalStatus }))
            .then(resolve, reject);
          pipe(body);
        },
        onShellError: (error) => {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error) {
          finalStatus = 500;
          log('error', error instanceof Error ? (error.stack ?? error.message) : String(error));
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout);
  });
}

/** Route of listings, developments and pages that staff made. */
const PAGES = 'site/routes/pagelink';

/**
 * Names in the HTML of the page the scripts that it imports on demand although its first view needs them: its texts, and
 * the component of its kind of page, with its style sheets. Scripts with texts are the ones in the language of the page. Pages of the site name
 * the manifest of `server/site-manifest.mjs`.
 */
function withScripts(context: EntryContext, { lazyScripts, texts }: LoadContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  if (lazyScripts === undefined) return context;
  const { loaderData, matches } = staticHandlerContext;
  const isStaffPage = matches.some(
    ({ route: { id, handle } }) =>
      id.startsWith('backend/') || isBare({ handle, loaderData: loaderData[id] }),
  );
  const { kind = '' } = (loaderData[PAGES] ?? {}) as { kind?: string };
  const lazy = [texts.language, kind].flatMap((name) => lazyScripts.get(name) ?? []);
  const scripts = lazy.flatMap((each) => each.scripts);
  const shown = ['root', ...matches.map(({ route }) => route.id)].flatMap((id) => {
    const route = manifest.routes[id];
    if (route === undefined) return [];
    const imports = [...(route.imports ?? []), ...(id === 'root' ? scripts : [])];
    const inLanguage = imports.map((url) => url.replace(TEXTS_FOLDER, textsFolderOf(texts.language)));
    // A style sheet of the route has a hash behind its name where other routes have it too.
    const known = new Set(route.css?.map((url) => url.replace('#', '')));
    const styles = id === PAGES ? lazy.flatMap((each) => each.styles) : [];
    const css = [...(route.css ?? []), ...styles.filter((url) => !known.has(url))];
    return [[id, { ...route, imports: inLanguage, css }] as const];
  });
  return {
    ...context,
    manifest: {
      ...manifest,
      url: isStaffPage ? manifest.url : siteManifestUrl(manifest.url),
      routes: { ...manifest.routes, ...Object.fromEntries(shown) },
    },
  };
}

/** Style sheets, fonts and the first picture are loaded before the scripts, which are larger than all of them. */
const afterPictures = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

function hasAnalytics({ staticHandlerContext: { loaderData, matches } }: EntryContext): boolean {
  const isOwn = matches.some(({ route: { id, handle } }) => isBare({ handle, loaderData: loaderData[id] }));
  return measurementIdOf(loaderData.root as Site | undefined, isOwn) !== undefined;
}

/** The public URL of a page, regardless of the host of the request. */
function publicAddress({ url }: Request, context: Readonly<RouterContextProvider>): string {
  const { pathname, search } = new URL(url);
  return new URL(`${pathname}${search}`, context.get(loadContext).config.PUBLIC_URL).href;
}

/** Answers the router's requests when a visitor navigates within the site. */
export function handleDataRequest(
  response: Response,
  { context }: { context: Readonly<RouterContextProvider> },
): Response {
  if (context.get(loadContext).isIncomplete) response.headers.set('cache-control', 'no-store');
  nameTags(response.headers, context);
  return response;
}

/** Errors thrown by loaders and rendering; answers such as 404 or 503 are thrown on purpose and not logged here. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  log('error', error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error), {
    requestId: context.get(loadContext).requestId,
  });
}
