import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_NAMES } from '@manzil/contracts/content/documents';
import { LEGAL_TEXTS } from './legal-texts.js';
import { readDemoContent } from './read-demo-content.js';

const DEMO = fileURLToPath(new URL('../../../../demo', import.meta.url));

describe('the demo content of this project', () => {
  it('is valid and contains every document but the legal pages, which every site gets', async () => {
    const content = await readDemoContent(DEMO);
    const written = [...Object.keys(content.documents), ...Object.keys(LEGAL_TEXTS)];
    expect(written.sort()).toEqual([...DOCUMENT_NAMES].sort());
    for (const list of [content.faqs, content.blogPosts, content.teamMembers, content.testimonials]) {
      expect(list.length).toBeGreaterThan(3);
    }
  });

  it('refers only to pictures of the demo', async () => {
    const photos = readdirSync(`${DEMO}/media`).map((file) => `/uploads/demo-${file}`);
    const shown = JSON.stringify(await readDemoContent(DEMO)).match(/\/uploads\/[^"<\s]+/g) ?? [];
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((path) => !photos.includes(path))).toEqual([]);
  });

  it('fails with the name of a missing file', async () => {
    await expect(readDemoContent('/nowhere')).rejects.toThrow(/\/nowhere\/content\/\w/);
  });
});
