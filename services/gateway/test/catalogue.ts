import { readFileSync } from 'node:fs';
import type { contentDocumentSchema } from '@manzil/contracts/content/documents';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import type { Development } from '@manzil/contracts/listings/development';
import type { Property } from '@manzil/contracts/listings/property';
import type { SearchResult } from '@manzil/contracts/listings/search';
import type { z } from 'zod';
import type { showSiteFrame } from '@manzil/contracts/http/content';

/** A frozen payload of the contracts: the shapes that services really send. */
export const sample = (name: string): unknown =>
  JSON.parse(
    readFileSync(
      new URL(`../../../packages/contracts/samples/${name}.response.json`, import.meta.url),
      'utf8',
    ),
  );

export const sampleProperty = () => sample('rpc.listings.v1.property.get') as Property;
export const sampleRun = () => sample('rpc.listings.v1.import.get') as ImportRun;
export const sampleDevelopments = () =>
  sample('rpc.listings.v1.development.list') as { heading: string; developments: Development[] };
export const sampleSearch = () => sample('rpc.listings.v1.property.search') as SearchResult;
export const sampleFrame = () =>
  sample('rpc.content.v1.site-frame.get') as z.output<(typeof showSiteFrame)['response']>;
export const sampleDocument = () =>
  sample('rpc.content.v1.document.get') as z.output<typeof contentDocumentSchema>;

/** The token in the addresses of portal feeds. */
export const PORTAL_TOKEN = 'portal-token_'.padEnd(43, 'x');
