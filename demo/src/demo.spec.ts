import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { makeCatalogue } from './catalogue.js';

const demo = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, demo), 'utf8');
const isThere = (url: string): boolean =>
  existsSync(new URL(`media/${url.replace('/uploads/demo-', '')}`, demo));

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

  it('names each listing and describes it in words of its own', () => {
    expect(new Set(listings.map(({ reference }) => reference)).size).toBe(listings.length);
    expect(new Set(listings.map(({ description }) => description)).size).toBe(listings.length);
  });

  it('says what each of its pictures shows', () => {
    const manifest = JSON.parse(read('media/manifest.json')) as { file: string; alt: string }[];
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

  it('shows 6 to 12 photos, each of which exists, with no floor plan on a card', () => {
    for (const { photos } of listings) {
      expect(photos.length).toBeGreaterThanOrEqual(6);
      expect(photos.length).toBeLessThanOrEqual(12);
      expect(photos.filter((photo) => !isThere(photo))).toEqual([]);
      expect(photos[1]).not.toContain('floorplan');
    }
  });

  it.each([true, false])('shows no photo on the cards of two featured ones (for sale: %s)', (isSale) => {
    const featured = listings.filter((listing) => listing.featured && listing.isSale === isSale);
    expect(featured.length).toBeGreaterThan(8);
    expect(new Set(featured.map(({ photos }) => photos[1])).size).toBe(featured.length);
    for (const { photos } of featured) expect(new Set(photos).size).toBe(photos.length);
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

  it('has fifteen projects, of which thirteen are live', () => {
    const projects = JSON.parse(read('content/developments.json')) as { live: boolean }[];
    expect(projects).toHaveLength(15);
    expect(projects.filter(({ live }) => live)).toHaveLength(13);
  });
});
