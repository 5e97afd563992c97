import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import * as contentFacts from './content/facts.js';
import * as contentRpc from './content/rpc.js';
import * as leadsRpc from './leads/rpc.js';
import * as listingsFacts from './listings/facts.js';
import * as listingsRpc from './listings/rpc.js';
import * as mediaFacts from './media/facts.js';
import * as mediaRpc from './media/rpc.js';

const samplesFolder = new URL('../samples/', import.meta.url);

/** Every schema that crosses a process boundary, by the name of its frozen sample. */
function schemasBySample(): Map<string, z.ZodType> {
  const schemas = new Map<string, z.ZodType>();
  for (const rpc of [listingsRpc, contentRpc, leadsRpc, mediaRpc].flatMap((module) =>
    Object.values(module),
  )) {
    schemas.set(`${rpc.subject}.request`, rpc.request);
    schemas.set(`${rpc.subject}.response`, rpc.response);
  }
  for (const message of [listingsFacts, contentFacts, mediaFacts].flatMap((module) =>
    Object.values(module),
  )) {
    schemas.set(message.subject, message.payload);
  }
  return schemas;
}

describe('frozen samples', () => {
  const schemas = schemasBySample();

  it('exist for every contract, and for nothing else', () => {
    const samples = readdirSync(samplesFolder).map((file) => file.replace(/\.json$/, ''));
    expect(samples.sort()).toEqual([...schemas.keys()].sort());
  });

  it.each([...schemas])('%s still parses, and keeps every field it had', (name, schema) => {
    const sample: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, samplesFolder), 'utf8'));
    expect(schema.parse(sample)).toMatchObject(sample as object);
  });
});
