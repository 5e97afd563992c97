import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMERCIAL } from './commercial.js';
import { makeCatalogue } from './catalogue.js';
import { PHOTOS, stemOf } from './photos.js';
import { classOf } from './scenes.js';
import { viewsOf } from './views.js';

const demo = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, demo), 'utf8');
const isThere = (url: string): boolean =>
  existsSync(new URL(`media/${url.replace('/uploads/demo-', '')}`, demo));

/** Lighting and interiors of the photos. */
function scenesOf(paths: readonly string[]): { unknown: string[]; lights: number; interiors: number } {
  const stems = paths.map(stemOf);
  const photos = stems.flatMap((stem) => PHOTOS.get(stem) ?? []);
  return {
    unknown: stems.filter((stem) => !PHOTOS.has(stem)),
    lights: new Set(photos.map(({ light }) => light)).size,
    interiors: Math.max(1, new Set(photos.flatMap(({ interior }) => interior ?? [])).size),
  };
}
const SMALL_ROOMS = new Set(['living-05', 'bedroom-01', 'bedroom-02', 'bedroom-05']);
const ONE = (of: string) => ({ of, unknown: [], lights: 1, interiors: 1 });

describe('the demo catalogue', () => {
  const { listings, feed } = makeCatalogue();

  it('is the same to the byte wherever it is generated', () => {
    expect(feed === read('feed/manzil-demo.xml')).toBe(true);
  });

  it('has some four hundred listings of every type, for sale and for rent', () => {
    expect(listings.length).toBeGreaterThan(390);
    expect(new Set(listings.map(({ kind }) => kind))).toEqual(
      new Set(['Apartment', 'Villa', 'Townhouse', 'Penthouse', 'Duplex', 'Plot', 'Land']),
    );
    expect(listings.filter(({ isSale }) => !isSale).length).toBeGreaterThan(150);
  });

  it.each(['Vacant', 'Tenanted', 'High floor', 'Chiller free', 'Hotel apartment', 'Payment plan'])(
    'has several homes with the condition "%s", and more without it',
    (condition) => {
      const count = listings.filter(({ facilities }) => facilities.includes(condition)).length;
      expect(count).toBeGreaterThan(4);
      expect(count).toBeLessThan(listings.length / 2);
    },
  );

  it('sells homes of each tenure, and off-plan homes with two years of handover', () => {
    const sold = listings.filter(({ isSale }) => isSale);
    expect(new Set(sold.map(({ tenure }) => tenure))).toEqual(new Set(['Freehold', 'Leasehold']));
    const years = sold.flatMap(({ offPlan, handover }) => (offPlan ? [handover.slice(-4)] : []));
    expect(new Set(years)).toEqual(new Set(['2027', '2028']));
  });

  it('has offices, shops and warehouses, for sale and for rent', () => {
    const kinds = COMMERCIAL.map(({ fields }) => {
      const of = new Map(fields);
      return `${of.get('Unit_Type') ?? ''} ${of.get('Ad_Type') ?? ''}`;
    });
    const each = ['Office', 'Shop', 'Warehouse'].flatMap((kind) => [`${kind} Rent`, `${kind} Sale`]);
    expect(new Set(kinds)).toEqual(new Set(each));
    expect(COMMERCIAL.flatMap(({ photos }) => photos).filter((photo) => !isThere(photo))).toEqual([]);
  });

  it('names each listing and describes it in words of its own', () => {
    expect(new Set(listings.map(({ reference }) => reference)).size).toBe(listings.length);
    expect(new Set(listings.map(({ description }) => description)).size).toBe(listings.length);
  });

  it('says what each of its pictures shows, of which none is cut from another', () => {
    const manifest = JSON.parse(read('media/manifest.json')) as {
      file: string;
      alt: string;
      detailOf?: string;
    }[];
    expect(manifest.filter(({ detailOf }) => detailOf !== undefined)).toEqual([]);
    const said = new Set(manifest.filter(({ alt }) => alt !== '').map(({ file }) => file));
    const pictures = readdirSync(new URL('media', demo)).filter((file) => /\.(?:webp|png)$/.test(file));
    expect(pictures.filter((file) => !said.has(file))).toEqual([]);
  });

  it('asks plausible prices', () => {
    for (const { price, isSale, kind, reference } of listings) {
      if (price === null) continue;
      const isLand = kind === 'Plot' || kind === 'Land';
      const [low, high] = isSale ? [isLand ? 800_000 : 300_000, 90_000_000] : [20_000, 2_000_000];
      expect({ reference, plausible: price >= low && price <= high }).toEqual({ reference, plausible: true });
    }
  });

  it('has photos of each, none twice, and floor plans of many apart from them; all of them exist', () => {
    expect(listings.filter(({ floorPlans }) => floorPlans.length > 0).length).toBeGreaterThan(60);
    for (const listing of listings) {
      const { reference, photos, floorPlans } = listing;
      expect([...photos, ...floorPlans].filter((picture) => !isThere(picture))).toEqual([]);
      expect({ reference, different: new Set(photos).size }).toEqual({ reference, different: photos.length });
      if (classOf(listing) !== 'Land') expect(photos.length).toBeGreaterThanOrEqual(3);
      expect(photos.filter((photo) => photo.includes('floorplan'))).toEqual([]);
    }
  });

  it('takes the photos of a home at one time of day and in one interior', () => {
    for (const { reference, photos } of listings)
      expect({ of: reference, ...scenesOf(photos) }).toEqual(ONE(reference));
  });

  it('shows no interior in homes of two classes on the first five pages of a list', () => {
    const pages = viewsOf(listings).filter(({ name }) => /^(?:sale|rent) by .*, page [1-5]$/.test(name));
    expect(pages).toHaveLength(2 * 4 * 5);
    const shown = pages.flatMap((page) => page.listings);
    const interiors = new Set(
      shown.flatMap((listing) =>
        listing.photos
          .filter((path) => PHOTOS.get(stemOf(path))?.interior)
          .map((path) => `${path} ${classOf(listing)}`),
      ),
    );
    const paths = [...interiors].map((interior) => interior.split(' ')[0]);
    expect(paths.filter((path, at) => paths.indexOf(path) < at)).toEqual([]);
  });

  it('opens studios on a small room', () => {
    const studios = listings.filter((listing) => classOf(listing) === 'Studio');
    expect(studios.length).toBeGreaterThan(40);
    expect(studios.filter(({ photos }) => !SMALL_ROOMS.has(stemOf(photos[0] ?? '')))).toEqual([]);
  });

  it.each(viewsOf(listings).filter(({ name }) => /home|featured|page [123]$|^page of/.test(name)))(
    'shows no photo on two cards of $name',
    ({ listings: seen, taken }) => {
      const covers = seen.map(({ photos }) => photos[1] ?? '');
      expect(seen.length).toBeGreaterThan(8);
      expect(covers.filter((cover, place) => covers.indexOf(cover) < place || taken.includes(cover))).toEqual(
        [],
      );
    },
  );

  it('rarely shows a photo twice on any other page', () => {
    const pages = viewsOf(listings);
    const repeated = pages.reduce(
      (sum, { listings: seen }) => sum + seen.length - new Set(seen.map(({ photos }) => photos[1])).size,
      0,
    );
    const shown = pages.reduce((sum, { listings: seen }) => sum + seen.length, 0);
    expect(repeated / shown).toBeLessThan(0.05);
  });
});

describe('the demo content', () => {
  const files = [
    'documents',
    'navigation',
    'footer',
    'faqs',
    'blog-posts',
    'team-members',
    'testimonials',
    'developments',
  ];

  it.each(files)('%s names only images that exist', (name) => {
    const images = read(`content/${name}.json`).match(/\/uploads\/[\w.-]+/g) ?? [];
    expect(images.filter((image) => !isThere(image))).toEqual([]);
  });

  it('shows the pictures of a project at one time of day and in one interior', () => {
    const projects = JSON.parse(read('content/developments.json')) as { name: string; gallery: string[] }[];
    for (const { name, gallery } of projects) expect({ of: name, ...scenesOf(gallery) }).toEqual(ONE(name));
  });

  it('has fifteen projects, of which thirteen are live', () => {
    const projects = JSON.parse(read('content/developments.json')) as { live: boolean }[];
    expect(projects).toHaveLength(15);
    expect(projects.filter(({ live }) => live)).toHaveLength(13);
  });
});
