/** Registration numbers contain digits; names do not. */
export const isRegistrationNumber = (key: string): boolean => /\d/.test(key);

/**
 * The values of the filter `agent` that find the listings of an agent: the registration number (BRN) if there is one,
 * and the name in lower case with hyphens, or as it is when it has no Latin letters.
 */
export function agentKeys({ name, brn }: { name: string; brn: string }): string[] {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return [brn.trim(), slug === '' ? name.trim().toLowerCase() : slug].filter((key) => key !== '');
}
