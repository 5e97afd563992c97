let names: Readonly<Record<string, string>> = {};

/** Must be called with each session, before any section is rendered. */
export function setMemberNames(known: Readonly<Record<string, string>> = {}): void {
  names = known;
}

/** Display name of a member by username; other names, such as jobs, are returned unchanged. */
export const memberName = (username: string): string =>
  Object.hasOwn(names, username) ? (names[username] ?? username) : username;
