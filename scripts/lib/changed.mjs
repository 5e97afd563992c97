import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedBy } from './import-graph.mjs';
import { root } from './paths.mjs';
import { StartError } from './progress.mjs';

/** Above this, only the journeys of the fewest screens run: each takes about ten seconds. */
const MOST_JOURNEYS = 6;
const SUITE = /^(?:packages|services|demo|scripts|bench|web)\/.*\.(?:spec\.ts|test\.tsx)$/;
const JOURNEY = /^e2e\/(?:journeys|backend|conformance|installation)\/.*\.spec\.ts$/;
const LINTED = /\.(?:ts|tsx|mjs|js)$/;
/** A change of one of these can break any suite. */
const GLOBAL =
  /^(?:package(?:-lock)?\.json|tsconfig[\w.]*\.json|vitest\.[\w.-]+|web\/app\/testing\/(?:set-up|browser-environment)\.ts)$/;

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

const lines = (text) => text.split('\n').filter(Boolean);

/** Returns the commit that the change is compared with, and how it was found. */
function baseOfChange() {
  const head = git('rev-parse', 'HEAD').trim();
  if (head === '') throw new StartError('--changed needs a git checkout with a commit');
  for (const branch of ['main', 'origin/main']) {
    const base = git('merge-base', 'HEAD', branch).trim();
    if (base !== '' && (base !== head || git('status', '--porcelain') !== ''))
      return { base, description: `since ${branch}` };
  }
  return {
    base: git('rev-parse', 'HEAD~1').trim() || head,
    description: 'of the last commit: nothing differs from main',
  };
}

/** Returns what the change since main can break, with uncommitted and new files. */
export function selectChanged() {
  const { base, description } = baseOfChange();
  const created = lines(git('ls-files', '--others', '--exclude-standard'));
  const changed = [...lines(git('diff', '--name-only', '--no-renames', base)), ...created];
  const files = [...lines(git('ls-files')), ...created];
  return { description, ...selectFrom(changed, files, root) };
}

/**
 * Returns the files to format and to lint; in `everywhere` the changed or affected files that every suite uses; and
 * the suites and journeys that the change can break. Journeys are selected if they import a changed file or visit a
 * changed screen; `omitted` are the ones beyond the limit.
 */
export function selectFrom(changed, files, folder) {
  const existing = changed.filter((path) => files.includes(path) && exists(join(folder, path)));
  const affected = affectedBy(changed, files, folder);
  const everywhere = [...affected].filter((path) => GLOBAL.test(path));
  const suites = [...affected].filter((path) => SUITE.test(path) && exists(join(folder, path)));
  const journeys = journeysOf(changed, affected, files, folder);
  return {
    files: existing,
    linted: existing.filter((path) => LINTED.test(path)),
    everywhere,
    suites: suites.sort(),
    journeys: journeys.slice(0, MOST_JOURNEYS),
    omitted: journeys.slice(MOST_JOURNEYS),
  };
}

/** Changed journeys come first, then journeys of the screens with the fewest journeys, then importers. */
function journeysOf(changed, affected, files, folder) {
  const all = files.filter((path) => JOURNEY.test(path) && exists(join(folder, path)));
  const screens = changed.some((path) => path.startsWith('web/')) ? screensOf(affected, files, folder) : [];
  const ranked = all.map((path) => {
    if (changed.includes(path)) return { path, rank: 0 };
    const text = readFileSync(join(folder, path), 'utf8');
    const visited = Math.min(...screens.filter(({ visits }) => visits.test(text)).map(({ users }) => users));
    return { path, rank: Math.min(visited, affected.has(path) ? 1_000 : Infinity) };
  });
  return ranked
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ path }) => path);
}

/** Affected screens: a pattern that recognises visits in a journey, and the number of journeys with visits. */
function screensOf(affected, files, folder) {
  const routes = readFileSync(join(folder, 'web/app/routes.ts'), 'utf8');
  const journeys = files
    .filter((path) => JOURNEY.test(path) && exists(join(folder, path)))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const screens = [];
  for (const [statement, file] of routes.matchAll(/\w+\([^()]*?'([\w./-]+\.tsx?)'/g)) {
    const module = file.includes('/') ? `web/app/${file}` : `web/app/backend/routes/${file}`;
    if (!affected.has(module)) continue;
    const paths = [...statement.matchAll(/'([^']*)'/g)]
      .map(([, path]) => path)
      .filter((path) => path !== file);
    for (const path of paths) {
      const visits = visitsOf(path);
      screens.push({ visits, users: journeys.filter((text) => visits.test(text)).length });
    }
  }
  return screens;
}

/** A route with parameters is recognised by the path before them, `/:pagelink` by the name of the parameter. */
function visitsOf(path) {
  const [fixed, ...parameters] = path.split(/\/?:/);
  if (parameters.length === 0) return new RegExp(`['"\`/]${fixed}['"\`?#]`);
  return fixed === '' ? new RegExp(String.raw`\b${parameters[0]}\b`) : new RegExp(`['"\`]/?${fixed}/`);
}

function exists(path) {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}
