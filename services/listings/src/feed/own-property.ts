/** Looks up a name of a feed. A name that every object has (`constructor`) is not an entry of `map`. */
export const ownPropertyValue = <T>(map: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(map, name) ? map[name] : undefined;
