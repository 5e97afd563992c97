import type { Translation } from '@manzil/contracts/content/translation';
import { saveTranslation, showTranslation } from '@manzil/contracts/content/translation-rpc';
import type { z } from 'zod';
import type { RpcClient } from '@manzil/service-kit/rpc-client';

export type Kind = z.input<typeof showTranslation.request>['kind'];

/** Saves Arabic texts of a record by path, as translations of the English as it is now. */
export async function translate(
  client: RpcClient,
  [kind, id]: readonly [Kind, number],
  arabic: Readonly<Record<string, string>>,
  ready = true,
): Promise<Translation> {
  const { entries, version } = await client.request(showTranslation, { kind, id });
  const english = new Map(entries.map((entry) => [entry.path, entry.english]));
  const texts = Object.fromEntries(
    Object.entries(arabic).map(([path, text]) => [path, { text, of: english.get(path) ?? '' }]),
  );
  const save = { kind, id, texts, ready, expectedVersion: version, by: 'leila' };
  return client.request(saveTranslation, save);
}
