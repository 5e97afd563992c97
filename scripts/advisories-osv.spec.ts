import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = join(process.cwd(), 'scripts/advisories.mjs');
const LOCKFILE = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/plain': { version: '2.3.4' },
    'node_modules/plain/node_modules/@scope/inner': { version: '1.0.0-rc.1' },
    'packages/own': { version: '2.3.4' },
  },
};
const RECENT = new Date().toISOString();

const advisory = (name: string, events: object[], more: object = {}): object => ({
  id: 'GHSA-aaaa-bbbb-cccc',
  modified: RECENT,
  summary: 'It is flawed',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
  ...more,
});
const SINCE_2 = [{ introduced: '2.0.0' }];

describe('the advisories of OSV', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'manzil-advisories-'));
    writeFileSync(join(folder, 'lock'), JSON.stringify(LOCKFILE));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (source: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, source, join(folder, 'lock')], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const check = (content: unknown) => {
    const file = join(folder, 'advisories.json');
    writeFileSync(file, JSON.stringify(content));
    return run(file);
  };

  const affecting: [string, object][] = [
    ['every version', advisory('plain', [{ introduced: '0' }])],
    ['versions since one', advisory('plain', SINCE_2)],
    ['versions before the fix', advisory('plain', [{ introduced: '0' }, { fixed: '2.3.5' }])],
    ['versions up to the last one', advisory('plain', [{ introduced: '0' }, { last_affected: '2.3.4' }])],
    [
      'a second range, in any order',
      advisory('plain', [
        { fixed: '3.0.0' },
        { introduced: '2.3.0' },
        { fixed: '1.1.0' },
        { introduced: '0' },
      ]),
    ],
    ['a version of two numbers', advisory('plain', [{ introduced: '2.3' }])],
    ['a release candidate within', advisory('@scope/inner', [{ introduced: '0' }, { fixed: '1.0.0' }])],
    [
      'a listed version',
      advisory('plain', [], {
        affected: [{ package: { ecosystem: 'npm', name: 'plain' }, versions: ['2.3.4'] }],
      }),
    ],
  ];

  it('fail the check with each that names an installed version', () => {
    const { status, stdout } = check(affecting.map(([what, content]) => ({ ...content, id: what })));
    expect(status).toBe(1);
    for (const [what] of affecting)
      expect(stdout).toMatch(
        new RegExp(`^${what} (?:plain@2\\.3\\.4|@scope/inner@1\\.0\\.0-rc\\.1): It is flawed$`, 'm'),
      );
  });

  it('pass the check when they name other packages, versions or ecosystems, or an accepted flaw', () => {
    const others: Record<string, object> = {
      'another package': advisory('plainer', SINCE_2),
      'a package of the repository': advisory('own', SINCE_2),
      'a mended version': advisory('plain', [{ introduced: '0' }, { fixed: '2.3.4' }]),
      'an older version': advisory('plain', [{ introduced: '0' }, { last_affected: '2.3.3' }]),
      'a later version': advisory('plain', [{ introduced: '2.4.0' }]),
      'another ecosystem': advisory('plain', [], {
        affected: [{ package: { ecosystem: 'PyPI', name: 'plain' }, versions: ['2.3.4'] }],
      }),
      'an accepted flaw': advisory('plain', SINCE_2, { aliases: ['GHSA-g8qq-57p8-ggw5'] }),
    };
    const content = Object.entries(others).map(([what, each]) => ({ ...each, id: what }));
    expect(check(content)).toEqual({
      status: 0,
      stdout: '7 advisories, 2 packages, 0 matches\n',
      stderr: '',
    });
  });

  it('are read from a folder, without those that were withdrawn', () => {
    writeFileSync(join(folder, 'a.json'), JSON.stringify(advisory('plain', SINCE_2, { withdrawn: RECENT })));
    writeFileSync(join(folder, 'b.json'), JSON.stringify(advisory('plainer', SINCE_2)));
    expect(run(folder)).toMatchObject({ status: 0, stdout: '1 advisories, 2 packages, 0 matches\n' });
  });

  it('are said to be old when the newest one is', () => {
    const old = advisory('plainer', SINCE_2, { modified: '2024-01-01T00:00:00Z' });
    const { status, stderr } = check([old]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^The newest advisory is \d+ days old: download the advisories again$/m);
  });

  it.each([[[]], [{}], [[{ id: 'GHSA-aaaa-bbbb-cccc' }]]])('are no others: %j is refused', (content) => {
    expect(check(content)).toMatchObject({ status: 2, stdout: '' });
  });
});
