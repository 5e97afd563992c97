interface ListPart<Item> {
  items: readonly Item[];
  /** The length of the whole list. */
  total: number;
}

/**
 * Reads a list of a service in parts that fit into messages, each from its `offset`. An item is listed once, even if a
 * change between two parts moves the rest on by one.
 */
export async function readWholeList<Item>(
  readPart: (offset: number) => Promise<ListPart<Item>>,
  keyOf: (item: Item) => number | string,
): Promise<Item[]> {
  const byKey = new Map<number | string, Item>();
  let offset = 0;
  for (;;) {
    const { items, total } = await readPart(offset);
    for (const item of items) byKey.set(keyOf(item), item);
    offset += items.length;
    if (items.length === 0 || offset >= total) return [...byKey.values()];
  }
}
