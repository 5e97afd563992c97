// Compares the lockfile with advisories in the OSV format: one JSON file, or a folder of them. For all of npm:
//   curl -O https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip && unzip -q all.zip -d osv
//   npm run advisories -- osv
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { root } from './lib/paths.mjs';

const OLD_DAYS = 14;
const DAY_MS = 86_400_000;

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

function advisoriesIn(source) {
  const files = statSync(source).isDirectory()
    ? readdirSync(source)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(source, name))
    : [source];
  return files.flatMap((file) => read(file));
}

/** Returns `name@version` of each installed package, from paths such as `node_modules/a/node_modules/@b/c`. */
function installedPackages({ packages }) {
  const installed = new Map();
  for (const [path, { version, link }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link === true || version === undefined) continue;
    const name = path.split('node_modules/').at(-1);
    installed.set(`${name}@${version}`, { name, version });
  }
  return [...installed.values()];
}

/** The lowest version is written as `0`. */
const versionOf = (at) =>
  semver.parse(at === '0' ? '0.0.0-0' : at) ?? semver.coerce(at) ?? semver.parse('0.0.0-0');

/** Checks the events of a range (https://ossf.github.io/osv-schema), in the order of their versions. */
function isInRange(version, { type, events }) {
  if (type !== 'SEMVER') return false;
  const steps = events
    .flatMap((event) => Object.entries(event))
    .filter(([kind]) => kind !== 'limit')
    .map(([kind, at]) => ({ kind, at: versionOf(at) }))
    .toSorted((one, other) => semver.compare(one.at, other.at));
  let isAffected = false;
  for (const { kind, at } of steps) {
    const order = semver.compare(version, at);
    if (kind === 'introduced' && order >= 0) isAffected = true;
    if (kind === 'fixed' && order >= 0) isAffected = false;
    if (kind === 'last_affected' && order > 0) isAffected = false;
  }
  return isAffected;
}

const isAffected = ({ affected = [] }, { name, version }) =>
  affected.some(
    (each) =>
      each.package?.ecosystem === 'npm' &&
      each.package.name === name &&
      (each.versions?.includes(version) === true ||
        each.ranges?.some((range) => isInRange(version, range)) === true),
  );

const [source, lockfile = join(root, 'package-lock.json')] = process.argv.slice(2);
if (source === undefined) {
  process.stderr.write('Name a file or folder of OSV advisories: npm run advisories -- <path>\n');
  process.exit(2);
}
const advisories = advisoriesIn(source).filter(({ withdrawn }) => withdrawn === undefined);
if (advisories.length === 0 || !advisories.every(({ id, modified }) => id && Date.parse(modified) > 0)) {
  process.stderr.write(`${source} has no advisories in the OSV format\n`);
  process.exit(2);
}
const newest = advisories.reduce((at, { modified }) => Math.max(at, Date.parse(modified)), 0);
const days = Math.floor((Date.now() - newest) / DAY_MS);
if (days > OLD_DAYS)
  process.stderr.write(`The newest advisory is ${days} days old: download the advisories again\n`);

const accepted = new Set(
  read(join(root, 'deploy/advisories.json'))
    .filter((each) => each.accepted !== undefined)
    .map(({ id }) => id),
);
const installed = installedPackages(read(lockfile));
const found = advisories
  .filter(({ id, aliases = [] }) => ![id, ...aliases].some((name) => accepted.has(name)))
  .flatMap((advisory) =>
    installed
      .filter((each) => isAffected(advisory, each))
      .map(({ name, version }) => `${advisory.id} ${name}@${version}: ${advisory.summary ?? 'no summary'}`),
  );
for (const line of found) process.stdout.write(`${line}\n`);
process.stdout.write(
  `${advisories.length} advisories, ${installed.length} packages, ${found.length} matches\n`,
);
process.exitCode = found.length > 0 ? 1 : 0;
