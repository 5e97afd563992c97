import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { satisfies, validRange } from 'semver';

interface Advisory {
  id: string;
  package: string;
  /** Affected versions, as a range of semver. */
  affected: string;
  title: string;
  /** Reason why an affected version is accepted. */
  accepted?: string;
}

interface Lockfile {
  packages: Record<string, { version?: string; link?: boolean }>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const advisories = read('deploy/advisories.json') as Advisory[];
const lockfile = read('package-lock.json') as Lockfile;

/** Returns the package name of a path: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const installed = Object.entries(lockfile.packages).flatMap(([path, { version }]) => {
  const name = path.split('node_modules/').at(-1) ?? '';
  return path.includes('node_modules/') && version !== undefined ? [{ name, version }] : [];
});

const isAffected = (advisory: Advisory, { name, version }: { name: string; version: string }): boolean =>
  name === advisory.package && satisfies(version, advisory.affected, { includePrerelease: true });

const affectedBy = (advisory: Advisory): string[] =>
  installed
    .filter((library) => isAffected(advisory, library))
    .map(({ name, version }) => `${name}@${version}`);

describe('the advisories about libraries', () => {
  it('have the fields that the check needs', () => {
    for (const advisory of advisories) {
      expect(advisory.id).toMatch(/^(GHSA(-[\da-z]{4}){3}|CVE-\d{4}-\d+)$/);
      expect([advisory.id, validRange(advisory.affected)]).not.toEqual([advisory.id, null]);
      expect(advisory.title).not.toBe('');
    }
    expect(new Set(advisories.map(({ id }) => id)).size).toBe(advisories.length);
    const [flawed] = advisories.filter(({ id }) => id === 'GHSA-vccv-cmxp-4j9h');
    expect(flawed && isAffected(flawed, { name: 'sanitize-html', version: '2.17.3' })).toBe(true);
  });

  it.each(advisories.map((advisory) => [advisory.id, advisory] as const))(
    '%s affects no installed version, unless it gives a reason to accept one',
    (_id, advisory) => {
      const affected = affectedBy(advisory);
      if (advisory.accepted === undefined) expect(affected).toEqual([]);
      // A reason that no installed version needs any more must be removed.
      else expect(affected).not.toEqual([]);
    },
  );
});
