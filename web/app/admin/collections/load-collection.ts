import type { z } from 'zod';
import { ApiProblem, callApi } from '../lib/call-api';
import type { Listing, Stamped } from './collection';

/** Reads a list whose answer has all entries. */
export const listOf =
  <Listed extends Stamped, Loaded extends Listing<Listed>>(path: string, schema: z.ZodType<Loaded>) =>
  (): Promise<Loaded> =>
    callApi(path, schema);

/** `open` for a collection whose list has everything of its entries: fresh, as somebody may have saved since. */
export const openFrom =
  <Listed extends Stamped>(load: () => Promise<Listing<Listed>>) =>
  async (id: number): Promise<Listed> => {
    const entry = (await load()).entries.find((one) => one.id === id);
    if (entry === undefined) throw new ApiProblem(410, 'Somebody deleted this in the meantime.');
    return entry;
  };
