import { z } from 'zod';

const ON: ReadonlySet<unknown> = new Set(['on', 'online', 'true', '1']);
const OFF: ReadonlySet<unknown> = new Set(['off', 'offline', 'false', '0', '']);

/** Reads the live flag in any spelling that callers use; undefined for other values. */
export function readLive(value: unknown): boolean | undefined {
  const word = String(value).trim().toLowerCase();
  if (ON.has(word)) return true;
  return OFF.has(word) ? false : undefined;
}

export const liveFlagSchema = z
  .union([z.string(), z.number(), z.boolean()])
  .refine((value) => readLive(value) !== undefined, 'must be on or off')
  .transform((value) => readLive(value) === true);
