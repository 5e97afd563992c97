import { messageOf } from './call-api';

export interface Tried<Item> {
  done: Item[];
  /** The items that were refused, each with the reason. */
  refused: { item: Item; reason: string }[];
}

/** Runs `work` for each item, one after the other; a refused item does not stop the others. */
export async function tryEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<Tried<Item>> {
  const tried: Tried<Item> = { done: [], refused: [] };
  for (const item of items) {
    try {
      await work(item);
      tried.done.push(item);
    } catch (error) {
      tried.refused.push({ item, reason: messageOf(error) });
    }
  }
  return tried;
}

/** One sentence per reason, with the names of all items refused for it. */
export function refusedWords<Item>(
  refused: Tried<Item>['refused'],
  nameOf: (item: Item) => string,
): string[] {
  const names = new Map<string, string[]>();
  for (const { item, reason } of refused)
    names.set(reason, [...(names.get(reason) ?? []), `“${nameOf(item)}”`]);
  return [...names].map(([reason, those]) => `${those.join(', ')}: ${reason}`);
}
