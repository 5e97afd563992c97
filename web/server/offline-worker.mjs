// The service worker of the site, a script of its own that nothing imports. Only pages of saved homes, of a comparison
// and of a shared shortlist are stored, all requested without cookies; all other requests pass through.

/** @typedef {ExtendableMessageEvent & { request: Request; clientId: string; respondWith(answer: Promise<Response>): void }} WorkerEvent */
/** @typedef {Event & { data: unknown; waitUntil(work: Promise<unknown>): void }} ExtendableMessageEvent */
/** @typedef {{ kind: 'page'; path: string } | { kind: 'files'; urls: string[] }} Message */

const { caches } = globalThis;
const PAGES = 'manzil-pages-1';
const FILES = 'manzil-files-1';
const PICTURES = 'manzil-pictures-1';
const CARDS = 'manzil-cards-1';
/** The most entries of each cache; a page has two. Pictures never displace the scripts that all pages share. */
const MOST = { [PAGES]: 80, [FILES]: 400, [PICTURES]: 400, [CARDS]: 120 };
const STORED_AT = 'x-stored-at';
const SHORTLIST = /^\/shortlist\/[\w-]{43}$/;
const FILE = /^\/(?:assets\/|uploads\/|logo|icon\.svg)/;
const BUILD = '/assets/';
/** The scripts, styles and fonts of the build that the HTML of a page names. */
const BUILD_FILES_IN_HTML = /\/assets\/(?:[\w-]+\/)?[\w-]+\.[\w.-]+/g;
const CARDS_PATH = '/api/listing-cards';
const KEPT_APART = { ignoreVary: true };

/** @typedef {import('@manzil/contracts/site-language').Language} Language */
/** @typedef {{ stored: string; title: string; missing: string; retry: string; saved: string }} Words */

/** @type {Record<Language, Words>} */
const WORDS = {
  en: {
    stored: 'You are offline. This page is as it was on {time}. Prices may have changed since.',
    title: 'You are offline',
    missing: 'This page is not saved on your device. Check your connection, then try again.',
    retry: 'Try again',
    saved: 'Saved homes',
  },
  ar: {
    stored: 'أنت غير متصل بالإنترنت. هذه الصفحة كما كانت في {time}، وقد تكون الأسعار قد تغيّرت.',
    title: 'أنت غير متصل بالإنترنت',
    missing: 'هذه الصفحة غير محفوظة على هذا الجهاز. تحقق من الاتصال ثم حاول مجدداً.',
    retry: 'إعادة المحاولة',
    saved: 'العقارات المحفوظة',
  },
};

/**
 * The languages of the site, which `send-workers.mjs` puts in front of this script.
 * @type {typeof import('@manzil/contracts/site-language').LOCALES}
 */
const LOCALES = /** @type {any} */ (globalThis).LOCALES;
const LANGUAGES = /** @type {Language[]} */ (Object.keys(LOCALES));

/**
 * @param {Language} language
 * @param {string} at ISO 8601
 */
const storedNote = (language, at) =>
  WORDS[language].stored.replace(
    '{time}',
    new Intl.DateTimeFormat(LOCALES[language].tag, { dateStyle: 'long', timeStyle: 'short' }).format(
      new Date(at),
    ),
  );

/** @param {string} path */
const languageOf = (path) =>
  LANGUAGES.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? 'en';

/** @param {string} path */
const inEnglish = (path) => (languageOf(path) === 'en' ? path : path.replace(/^\/[^/]+/, '') || '/');

const scope =
  /** @type {{ skipWaiting(): Promise<void>; clients: { claim(): Promise<void>; get(id: string): Promise<{ postMessage(message: unknown): void } | undefined> }; addEventListener(type: string, listener: (event: WorkerEvent) => void): void; location: Location }} */ (
    /** @type {unknown} */ (globalThis)
  );

// A new version takes over at once, so that no open page keeps using an old one.
scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOthers().then(() => scope.clients.claim()));
});

async function deleteOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('manzil-') && !(name in MOST));
  await Promise.all(old.map((name) => caches.delete(name)));
}

scope.addEventListener('message', (event) => {
  const message = /** @type {Message} */ (event.data);
  event.waitUntil(message.kind === 'page' ? storePage(message.path) : storeFiles(message.urls));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (url.pathname === CARDS_PATH) event.respondWith(answerCards(event, url));
  else if (FILE.test(url.pathname)) event.respondWith(answerFile(request));
  else if (url.pathname.endsWith('.data') || request.mode === 'navigate') {
    const key = keyOf(url);
    if (mayBeStored(new URL(key, url))) event.respondWith(answerPage(event, key));
  }
});

/** @param {URL} url */
const mayBeStored = ({ pathname }) =>
  SHORTLIST.test(inEnglish(pathname)) || /^\/[^/]+$/.test(inEnglish(pathname));

/**
 * Path and query of a page, or of its data with `.data`, without what the router adds.
 * @param {URL} url
 */
function keyOf(url) {
  const key = new URL(url);
  key.searchParams.delete('_routes');
  if (!['/compare', '/compare.data'].includes(inEnglish(key.pathname))) key.search = '';
  return key.pathname + key.search;
}

/** @param {string} path */
const dataOf = (path) => path.replace(/^[^?]+/, '$&.data');

/**
 * Stores a page that is open in a window, by requesting it again without cookies, so that it contains no personal data.
 * The files that the page needs come first, so that a page that is stored also works.
 * @param {string} path
 */
async function storePage(path) {
  const url = new URL(path, scope.location.origin);
  const key = keyOf(url);
  if (url.origin !== scope.location.origin || !mayBeStored(url)) return;
  for (const each of [key, dataOf(key)]) {
    const response = await fetch(each, {
      credentials: 'omit',
      ...(each === key && { headers: { accept: 'text/html' } }),
    });
    // The gateway sends this with public responses, and `no-store` with all others.
    const isForAll = response.headers.get('cache-control') === 'no-cache';
    if (!response.ok || response.redirected || !(isForAll || SHORTLIST.test(inEnglish(url.pathname))))
      continue;
    if (each === key) await storeFiles((await response.clone().text()).match(BUILD_FILES_IN_HTML) ?? []);
    await put(PAGES, each, response);
  }
}

/** @param {string[]} urls */
async function storeFiles(urls) {
  for (const each of urls) {
    const url = new URL(each, scope.location.origin);
    if (url.origin !== scope.location.origin || !FILE.test(url.pathname)) continue;
    if ((await caches.match(each, KEPT_APART)) !== undefined) continue;
    const response = await fetch(each, { credentials: 'omit' });
    if (response.ok) await put(url.pathname.startsWith(BUILD) ? FILES : PICTURES, each, response);
  }
}

/**
 * Replaces an entry once the response has arrived whole: a connection that ends in the middle leaves the stored one.
 * The oldest entries are evicted.
 * @param {keyof typeof MOST} name
 * @param {string} key
 * @param {Response} response
 */
async function put(name, key, response) {
  const headers = new Headers(response.headers);
  for (const gone of ['content-encoding', 'content-length', 'set-cookie', 'vary']) headers.delete(gone);
  headers.set(STORED_AT, new Date().toISOString());
  const cache = await caches.open(name);
  await cache.put(key, new Response(await response.blob(), { headers }));
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - (MOST[name] ?? 0))).map((each) => cache.delete(each)),
  );
}

/**
 * Network first: the stored page is used only without a connection.
 * @param {WorkerEvent} event
 * @param {string} key
 */
async function answerPage(event, key) {
  const isPage = event.request.mode === 'navigate';
  const cache = await caches.open(PAGES);
  let response;
  try {
    response = await fetch(event.request);
  } catch (error) {
    const stored = await cache.match(key, KEPT_APART);
    if (isPage) return stored === undefined ? missingPage(cache, key) : markedPage(key, stored);
    if (stored === undefined) throw error;
    await notify(event, { path: pathOf(key), words: wordsOf(key, stored) });
    return stored;
  }
  if (response.status === 404 || response.status === 410)
    await Promise.all([cache.delete(key, KEPT_APART), cache.delete(dataOf(key), KEPT_APART)]);
  if (!isPage) await notify(event, { path: pathOf(key) });
  return response;
}

/** @param {string} key */
const pathOf = (key) => new URL(key, scope.location.origin).pathname.replace(/\.data$/, '');

/**
 * @param {string} path
 * @param {Response} response
 */
const wordsOf = (path, response) =>
  storedNote(languageOf(path), response.headers.get(STORED_AT) ?? new Date(0).toISOString());

/**
 * Adds the time at which the page was stored to its HTML; a style sheet shows it, with or without scripts.
 * @param {string} path
 * @param {Response} stored
 */
async function markedPage(path, stored) {
  const html = await stored.text();
  const marked = html.replace('<html ', `<html data-stored="${wordsOf(path, stored)}" `);
  return new Response(marked, { headers: stored.headers });
}

/** @param {Request} request */
async function answerFile(request) {
  const stored = await caches.match(request.url, KEPT_APART);
  // Only files of the build are immutable; other stored files are used only without a connection.
  if (stored !== undefined && new URL(request.url).pathname.startsWith(BUILD)) return stored;
  try {
    return await fetch(request);
  } catch (error) {
    if (stored === undefined) throw error;
    return stored;
  }
}

/**
 * Cards of homes are stored one by one, because each list requests others. A home that is not on the market is stored
 * as such; a list with a home that is not stored is not answered.
 * @param {WorkerEvent} event
 * @param {URL} url
 */
async function answerCards(event, url) {
  const ids = (url.searchParams.get('ids') ?? '').split(',');
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(storeCards(ids, response.clone()));
    return response;
  } catch (error) {
    const cache = await caches.open(CARDS);
    const found = await Promise.all(ids.map((id) => cache.match(`${CARDS_PATH}/${id}`, KEPT_APART)));
    const stored = found.flatMap((each) => each ?? []);
    if (stored.length < ids.length) throw error;
    const times = stored.map(({ headers }) => headers.get(STORED_AT) ?? '').toSorted();
    const { pathname } = new URL(event.request.referrer || scope.location.href);
    await notify(event, { words: storedNote(languageOf(pathname), times[0] ?? '') });
    const items = /** @type {unknown[]} */ (await Promise.all(stored.map((each) => each.json())));
    return Response.json({ items: items.filter((item) => item !== null) });
  }
}

/**
 * @param {string[]} ids
 * @param {Response} response
 */
async function storeCards(ids, response) {
  const { items } = /** @type {{ items: { id: number }[] }} */ (await response.json());
  const byId = new Map(items.map((item) => [String(item.id), item]));
  for (const id of ids) await put(CARDS, `${CARDS_PATH}/${id}`, Response.json(byId.get(id) ?? null));
}

/**
 * @param {WorkerEvent} event
 * @param {unknown} message
 */
async function notify({ clientId }, message) {
  (await scope.clients.get(clientId))?.postMessage(message);
}

const FONTS = ['instrument-sans-latin', 'marcellus-latin', 'readex-pro-arabic', 'el-messiri-arabic'];

/** Font faces of the site, as far as they are stored. */
async function fontFaces() {
  const stored = await (await caches.open(FILES)).keys();
  return FONTS.flatMap((name) => {
    const file = stored.find(({ url }) => url.includes(name) && url.endsWith('.woff2'));
    return file === undefined
      ? []
      : `@font-face{font-family:${name};font-weight:400 700;src:url(${file.url})}`;
  }).join('');
}

const MISSING_STYLE = `:root{color-scheme:light dark;--paper:#fbf8f3;--ink:#1b282c;--soft:#46545a;--line:#e8dfcf;--on-ink:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#10191c;--ink:#f0ebe1;--soft:#c5cccb;--line:#2e4047;--on-ink:#17252a}}
*{box-sizing:border-box;margin:0}body{font:1rem/1.6 instrument-sans-latin,readex-pro-arabic,system-ui,sans-serif;background:var(--paper);color:var(--ink)}
header{display:flex;align-items:center;min-height:82px;padding:0 clamp(1rem,3vw,2.5rem);border-block-end:1px solid var(--line)}header img{display:block;height:2.5rem;width:auto}
main{max-width:36rem;padding:clamp(2.5rem,10vh,6rem) clamp(1rem,3vw,2.5rem);margin-inline:auto}h1{font:400 2rem/1.2 marcellus-latin,el-messiri-arabic,Georgia,serif}
p{margin-block-start:1rem;color:var(--soft)}nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:1.5rem}
a{display:inline-flex;align-items:center;min-height:48px;padding:.5rem 1.375rem;border:1px solid var(--ink);border-radius:4px;color:inherit;font-weight:600;text-decoration:none}a:first-child{background:var(--ink);color:var(--on-ink)}`;

/**
 * Page for a URL that is not stored. Lists only saved homes whose page is stored, so that no link leads back here.
 * @param {Cache} cache
 * @param {string} path
 */
async function missingPage(cache, path) {
  const language = languageOf(path);
  const words = WORDS[language];
  const savedPath = `${path.slice(0, path.length - inEnglish(path).length)}/favourites`;
  const hasSaved = (await cache.match(savedPath, KEPT_APART)) !== undefined;
  const saved = hasSaved ? `<a href="${savedPath}">${words.saved}</a>` : '';
  const html = `<!doctype html><html lang="${language}" dir="${LOCALES[language].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${await fontFaces()}${MISSING_STYLE}</style><header><img src="/logo-manzil.svg" alt="Manzil" width="136" height="40"></header><main><h1>${words.title}</h1><p>${words.missing}</p><nav><a href="">${words.retry}</a>${saved}</nav></main>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
