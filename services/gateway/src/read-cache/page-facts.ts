import type { ServerResponse } from 'node:http';
import { TAGS, type Tag } from './read-cache.js';

/** What web tells of a page besides the page: for us, never for the visitor. */
export interface PageFacts {
  tags: readonly Tag[];
  /** The nonce of the page's own scripts and styles. */
  nonce: string | undefined;
}

const told = new WeakMap<ServerResponse, PageFacts>();

export const tellPageFacts = (response: ServerResponse, facts: PageFacts): void => {
  told.set(response, facts);
};

export const pageFactsOf = (response: ServerResponse): PageFacts | undefined => told.get(response);

/** The tags of an `x-cache-tags` header; undefined when one is unknown, because no fact would drop it. */
export function parseTags(header: string | undefined): readonly Tag[] | undefined {
  if (header === undefined) return undefined;
  const names = header.split(/[\s,]+/).filter((name) => name !== '');
  const tags = TAGS.filter((tag) => names.includes(tag));
  return tags.length === new Set(names).size && tags.length > 0 ? tags : undefined;
}
