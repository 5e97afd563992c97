/** Most field names whose meaning is remembered. */
export const MOST_REMEMBERED = 5_000;

/** A test of field names by a pattern, for the fields of many records. */
export function namesLike(matches: (name: string) => boolean): { has: (name: string) => boolean } {
  const known = new Map<string, boolean>();
  return {
    has(name) {
      let found = known.get(name);
      if (found === undefined) {
        if (known.size >= MOST_REMEMBERED) known.clear();
        found = matches(name);
        known.set(name, found);
      }
      return found;
    },
  };
}

/** Returns the name of an element without the prefix of its namespace. */
export const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);
