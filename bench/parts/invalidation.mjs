import { median } from '../lib/statistics.mjs';

const TEXT_PAGES = ['/faqs', '/meetmyteam', '/testimonials', '/blog', '/mortgageservices', '/sell'];
/** Longer than the short lifetime of responses that the gateway caches right after a change. */
const SETTLED_MS = 2_500;
const LIMIT_MS = 30_000;
/** Tags of lists that a changed listing for sale may enter, leave or move within. */
const STALE = ['list:sale', 'catalogue:sale'];

/** Measures, after staff change a listing's title, how many other pages are still hits and how soon its page shows it. */
export async function invalidation({ product, options, size }) {
  const cookie = await product.logIn();
  const listed = (adType) => listings(product.url, adType, options.cachedListings);
  const [forSale, forRent] = [await listed('sale'), await listed('rent')];
  const paths = [...TEXT_PAGES, ...[...forSale, ...forRent].map(({ pagelink }) => `/${pagelink}`)];
  const [hits, requested, fresh] = [[], [], []];
  for (let round = 0; round < options.rounds; round += 1) {
    const changed = forSale[round];
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const unrelated = [];
    for (const path of paths) {
      await get(product.url + path);
      const { isHit, tags } = await get(product.url + path);
      if (isHit && !STALE.some((tag) => tags.includes(tag)) && !tags.includes(`listing:${changed.id}`)) {
        unrelated.push(path);
      }
    }
    if (unrelated.length < forRent.length) throw new Error('The pages do not stay in memory');
    const title = `Changed by the bench in round ${round}`;
    fresh.push(await change(product.url, changed, title, cookie));
    // By now the event has arrived as well, or arrives during these requests.
    const still = [];
    for (const path of unrelated) still.push((await get(product.url + path)).isHit);
    hits.push(still.filter(Boolean).length);
    requested.push(unrelated.length);
    await save(product.url, changed, {}, cookie);
  }
  const [ours, theirs] = [median(hits), median(requested)];
  const common = { part: 'invalidation', size };
  return [
    {
      ...{
        ...common,
        what: 'a changed listing: unrelated pages still hits',
        unit: 'pages',
        better: 'higher',
      },
      ...{
        ours,
        theirs,
        against: 'all of them',
        ratio: Math.min(...hits.map((some, at) => some / requested[at])),
      },
      reach: { ratioAtLeast: 1 },
    },
    {
      ...{
        ...common,
        what: 'a changed listing: saved, until its page shows it',
        unit: 'ms',
        better: 'lower',
      },
      ours: median(fresh),
    },
  ];
}

/** Returns the milliseconds from the response to the save until the page of the listing shows it. */
async function change(url, listing, title, cookie) {
  await save(url, listing, { title }, cookie);
  const saved = performance.now();
  while (performance.now() - saved < LIMIT_MS)
    if ((await get(`${url}/${listing.pagelink}`)).html.includes(title)) return performance.now() - saved;
  throw new Error(`/${listing.pagelink} does not show what was saved`);
}

async function save(url, { id }, overrides, cookie) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie };
  const init = { method: 'PUT', headers, body: JSON.stringify(overrides) };
  const answer = await fetch(`${url}/api/properties/${id}/overrides`, init);
  if (!answer.ok) throw new Error(`A listing could not be changed: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function get(address) {
  const answer = await fetch(address);
  const tags = (answer.headers.get('surrogate-key') ?? '').split(' ');
  return { html: await answer.text(), isHit: answer.headers.get('x-cache') === 'hit', tags };
}

async function listings(url, adType, count) {
  const { items } = await (await fetch(`${url}/api/properties?adType=${adType}&pageSize=${count}`)).json();
  return items;
}
