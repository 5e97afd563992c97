import { type TranslationLanguage } from '@manzil/contracts/site-language';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { siteContentSchema, type SiteContent } from './site-content.js';

const FILES: Record<keyof SiteContent, string> = {
  documents: 'documents.json',
  navigation: 'navigation.json',
  footer: 'footer.json',
  faqs: 'faqs.json',
  blogPosts: 'blog-posts.json',
  teamMembers: 'team-members.json',
  testimonials: 'testimonials.json',
};

/**
 * Reads `content/*.json` of the demo folder.
 * @throws Error that names a missing or invalid file and its fault
 */
export async function readDemoContent(demoFolder: string): Promise<SiteContent> {
  const parts = await Promise.all(
    Object.entries(FILES).map(async ([part, file]) => [
      part,
      await readJson(join(demoFolder, 'content', file)),
    ]),
  );
  const content = siteContentSchema.safeParse(Object.fromEntries(parts));
  if (content.success) return content.data;
  throw new Error(`The demo content in ${demoFolder} does not fit:\n${z.prettifyError(content.error)}`);
}

/** Reads the translations of demo texts, keyed by the English text. */
export const readDemoTranslations = async (
  demoFolder: string,
  language: TranslationLanguage,
): Promise<Record<string, string>> =>
  z
    .record(z.string(), z.string())
    .parse(await readJson(join(demoFolder, 'content', 'translations', `${language}.json`)));

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`The demo content ${path} cannot be read`, { cause: error });
  }
}
