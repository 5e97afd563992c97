import { ApiProblem } from '../lib/call-api';
import type { Listing, Stamped } from './collection';

/** `open` for a collection whose list has everything of its entries: fresh, as somebody may have saved since. */
export const openFrom =
  <Listed extends Stamped>(load: () => Promise<Listing<Listed>>) =>
  async (id: number): Promise<Listed> => {
    const entry = (await load()).entries.find((one) => one.id === id);
    if (entry === undefined) throw new ApiProblem(410, 'Somebody deleted this in the meantime.');
    return entry;
  };
