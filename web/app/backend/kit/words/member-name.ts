let names: Readonly<Record<string, string>> = {};

/** Called with each session, before any section is shown. */
export function setMemberNames(known: Readonly<Record<string, string>> = {}): void {
  names = known;
}

/** How colleagues read a member whom an answer names by username; others, such as jobs, stay as they are named. */
export const memberName = (username: string): string =>
  Object.hasOwn(names, username) ? (names[username] ?? username) : username;
