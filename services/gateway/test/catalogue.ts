import { readFileSync } from 'node:fs';
import type { contentDocumentSchema } from '@manzil/contracts/content/documents';
import type { getSiteFrame } from '@manzil/contracts/content/rpc';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import type { Development } from '@manzil/contracts/listings/development';
import type { Property } from '@manzil/contracts/listings/property';
import type { SearchResult } from '@manzil/contracts/listings/search';
import type { z } from 'zod';

/** A frozen payload of the contracts: the shapes that services really send. */
const sample = <T>(name: string): T =>
  JSON.parse(
    readFileSync(new URL(`../../../packages/contracts/samples/${name}.response.json`, import.meta.url), 'utf8'),
  ) as T;

export const sampleProperty = (): Property => sample('rpc.listings.v1.property.get');
export const sampleRun = (): ImportRun => sample('rpc.listings.v1.import.get');
export const sampleDevelopments = (): { heading: string; developments: Development[] } =>
  sample('rpc.listings.v1.development.list');
export const sampleSearch = (): SearchResult => sample('rpc.listings.v1.property.search');
export const sampleFrame = (): z.output<(typeof getSiteFrame)['response']> => sample('rpc.content.v1.site-frame.get');
export const sampleDocument = (): z.output<typeof contentDocumentSchema> => sample('rpc.content.v1.document.get');
