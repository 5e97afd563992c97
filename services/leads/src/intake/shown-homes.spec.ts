import { readFileSync } from 'node:fs';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import type { RpcClient } from '@manzil/service-kit/rpc-client';
import { expect, it } from 'vitest';
import { ShownHomes } from './shown-homes.js';

const SAMPLE = new URL(
  '../../../../packages/contracts/samples/rpc.listings.v1.property.get.response.json',
  import.meta.url,
);
const home = getProperty.response.parse(JSON.parse(readFileSync(SAMPLE, 'utf8')));
const listing = { id: 1, reference: home.reference, pagelink: home.pagelink, title: home.title };

it('forms about one home that arrive together read it once, and a later form reads it again', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const request = async (contract: { subject: string }): Promise<unknown> => {
    if (contract.subject !== getProperty.subject) return { items: [] };
    asked.push(contract.subject);
    await new Promise<void>((resolve) => answers.push(resolve));
    return home;
  };
  const homes = new ShownHomes({ request } as unknown as RpcClient);
  const together = [homes.find(listing), homes.find(listing), homes.find(listing)];
  expect(asked).toHaveLength(1);
  answers[0]?.();
  for (const found of await Promise.all(together))
    expect(found.shown).toMatchObject({ known: true, price: home.price });
  const later = homes.find(listing);
  expect(asked).toHaveLength(2);
  answers[1]?.();
  await later;
});
