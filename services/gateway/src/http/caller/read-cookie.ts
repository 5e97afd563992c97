/** The value of a cookie as it is in the Cookie header, if it is there. */
export function readCookie(header: string | undefined, wanted: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === wanted) return value;
  }
  return undefined;
}
