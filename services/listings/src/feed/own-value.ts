/** Feeds choose their words, and may choose those that every object has (`constructor`): these are no entries of `map`. */
export const ownValue = <T>(map: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(map, name) ? map[name] : undefined;
