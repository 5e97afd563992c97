import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Every public screen: its path, and the actions on it before the screenshot. The paths of a listing, a project and a
 * post are found on the site itself.
 */
export async function publicScreens(url) {
  const json = async (path) => (await fetch(url + path)).json();
  const [sale, rent, projects, posts] = await Promise.all([
    json('/api/properties?adType=sale'),
    json('/api/properties?adType=rent'),
    json('/api/developments'),
    json('/api/blog-posts'),
  ]);
  const rich = sale.items.toSorted((a, b) => b.images.length - a.images.length)[0];
  return {
    home: { path: '/' },
    popup: { path: '/', act: openPopup },
    menu: { path: '/', act: openMenu },
    buy: { path: '/buy' },
    rent: { path: '/rent' },
    'buy-filtered': { path: '/buy?location=Dubai%20Marina&type=Apartment&bedrooms=2' },
    'buy-empty-search': { path: '/buy?q=zzzz' },
    'buy-empty-filters': { path: '/buy?type=Plot&bedrooms=6' },
    listing: { path: `/${rich.pagelink}` },
    'listing-rent': { path: `/${rent.items[0].pagelink}` },
    lightbox: { path: `/${rich.pagelink}`, act: openLightbox },
    developments: { path: '/new_development_properties' },
    development: { path: `/${projects.developments[0].pagelink}` },
    mortgage: { path: '/mortgageservices' },
    faqs: { path: '/faqs' },
    team: { path: '/meetmyteam' },
    testimonials: { path: '/testimonials' },
    blog: { path: '/blog' },
    post: { path: `/blog/${posts.posts[0].slug}` },
    about: { path: '/aboutus' },
    sell: { path: '/sell' },
    favourites: { path: '/favourites' },
    compare: {
      path: `/compare?homes=${[rich, ...rent.items.slice(0, 2)].map(({ pagelink }) => pagelink).join(',')}`,
    },
    subscribed: { path: '/subscribeus' },
    thanks: { path: '/thanks' },
    'thank-you': { path: '/thankyou?subemail=visitor%40example.com&pageUrl=Subscribe' },
    'not-found': { path: '/no-such-page' },
  };
}

async function openPopup(page) {
  await page.evaluate(() => localStorage.setItem('screens', 'popup'));
  await page.reload();
  await page.evaluate(() => localStorage.removeItem('screens'));
  await page.getByRole('dialog').waitFor();
  const shown = page.getByRole('dialog').locator('img').first();
  await shown.waitFor();
  await shown.evaluate((image) => image.decode());
}

/** Opens the main menu; only one of two elements is visible at this width. */
async function openMenu(page) {
  await page.locator('header summary:visible').first().click();
}

async function openLightbox(page) {
  await page.locator('html[data-hydrated]').waitFor();
  await page
    .getByRole('button', { name: /^Open photo 1 of/ })
    .first()
    .click();
  const shown = page.getByRole('dialog').locator('img').first();
  await shown.waitFor();
  await shown.evaluate((image) => image.decode());
}

/**
 * Creates screens that need actions of staff: a custom page, and a listing that its feed no longer contains. Only for a
 * site whose feed may be overwritten.
 */
export async function staffScreens({ url, admin }, feedFile) {
  const origin = new URL(url).origin;
  const post = (path, body, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { username, password } = admin;
  const login = await post('/login', { username, password });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0];
  const { items } = await (await fetch(`${url}/api/properties?adType=sale`)).json();
  const { pagelink, reference } = items.at(-1);
  await post('/api/save-page', CUSTOM_PAGE, cookie);
  const feed = readFileSync(feedFile, 'utf8')
    .split(/(?=<Listing>)/)
    .filter((part) => !part.includes(`<Property_Ref_No>${reference}<`))
    .join('');
  // A listing is withdrawn when it is missing from two consecutive feeds.
  for (const text of [feed, `${feed}<!-- again -->`]) {
    writeFileSync(feedFile, text);
    await fetch(`${url}/api/data`, { headers: { origin, cookie } });
  }
  return { custom: { path: `/${CUSTOM_PAGE.linkAddress}` }, withdrawn: { path: `/${pagelink}` } };
}

const CUSTOM_PAGE = {
  title: 'Golden visa by property',
  linkAddress: 'golden-visa',
  html:
    '<section class="intro"><h1>Golden visa by property</h1><p>Owners of homes worth AED 2 million or more may ' +
    'apply for a residence of ten years, for themselves and their family.</p></section>' +
    '<h2>What you need</h2><ul><li>The title deed, or several that add up</li><li>A passport valid for six ' +
    'months</li><li>Health insurance in the UAE</li></ul>',
  css: '.intro { max-width: 42rem; padding-block: 3rem } h2 { margin-top: 2rem }',
  seoTitle: 'Golden visa by property',
  metaDescription: 'Who may have a golden visa as the owner of a home in Dubai',
  keywords: 'golden visa, residence',
  pageVal: 'pages',
};
