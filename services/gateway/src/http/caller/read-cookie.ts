/** Returns the value of a cookie without decoding it; undefined when the cookie is not set. */
export function readCookie(header: string | undefined, wanted: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === wanted) return value;
  }
  return undefined;
}
