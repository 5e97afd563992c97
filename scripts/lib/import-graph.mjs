import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const CODE = /\.(ts|tsx|mjs|js)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
const TYPE_IMPORT = /^(?:import|export) type [^;]*?from '[^']+';/gm;
const COMMENT_LINE = /^\s*(?:\/\/|\/\*|\*).*$/gm;
const LITERAL = /'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g;
const FILE_NAME = /^[\w.-]+\.(?:json|md|mjs|ts|ya?ml|css|conf|sh|sql)$/;

/**
 * Returns the files of `files` that a change of `changed` can affect: files that import one of them, directly or not,
 * or contain its path, the path of its folder, or a template that matches its path, as a string. Type-only imports are
 * left out. Paths are relative to `root`; paths of built files are mapped to their sources.
 */
export function affectedBy(changed, files, root) {
  const known = new Set(files);
  const users = new Map();
  for (const file of files.filter((path) => CODE.test(path))) {
    for (const used of usedBy(file, { known, files, root })) {
      if (!users.has(used)) users.set(used, []);
      users.get(used).push(file);
    }
  }
  const affected = new Set(changed);
  const next = [...changed, ...new Set(changed.flatMap(foldersOf))];
  while (next.length > 0) {
    for (const user of users.get(next.pop()) ?? []) {
      if (affected.has(user)) continue;
      affected.add(user);
      next.push(user);
    }
  }
  return affected;
}

/** `a/b/c.ts` is in `a/` and in `a/b/`. */
function foldersOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
}

function usedBy(file, { known, files, root }) {
  let text;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    // Deleted, but not yet committed.
    return [];
  }
  text = text.replace(TYPE_IMPORT, '').replace(COMMENT_LINE, '');
  const used = new Set();
  for (const [, single, double, template] of text.matchAll(LITERAL)) {
    const literal = single ?? double ?? template;
    const mayBePath = literal.includes('/') || FILE_NAME.test(literal);
    // Suites of scripts/ read whole top-level folders; elsewhere a single word is seldom a path.
    if (!mayBePath && !/^scripts\/[\w-]+\.spec\.ts$/.test(file)) continue;
    if (/^\/|:\/\/|\s/.test(literal)) continue;
    for (const path of candidates(literal, dirname(file))) {
      if (path.includes('${')) for (const match of matching(path, files)) used.add(match);
      else if (known.has(path)) used.add(path);
      else if (isNarrow(path, file)) used.add(`${path.replace(/\/$/, '')}/`);
    }
  }
  used.delete(file);
  return used;
}

/** A folder that is worth following: two levels deep, or named by a suite of scripts/. */
const isNarrow = (path, file) =>
  !path.startsWith('.') && (path.replace(/\/$/, '').includes('/') || file.startsWith('scripts/'));

/** Possible paths of a literal: in a workspace, beside the file, or from the root. */
function candidates(literal, folder) {
  const workspace = /^@manzil\/([\w-]+)\/(.+)$/.exec(literal);
  const bases = workspace
    ? workspace[2].startsWith('data/')
      ? [`packages/${workspace[1]}/${workspace[2]}`]
      : [`packages/${workspace[1]}/src/${workspace[2]}`]
    : [join(folder, literal), normalize(literal)];
  return bases
    .filter((path) => !path.startsWith('..') && path !== '.' && path !== './')
    .map((path) => path.replace(/^((?:packages|services)\/[^/]+|demo)\/dist\//, '$1/src/'))
    .flatMap((path) => [path, path.replace(/\.js$/, '')])
    .flatMap((path) => (path.endsWith('/') ? [path] : ENDINGS.map((ending) => path + ending)));
}

function matching(template, files) {
  const fixed = template.slice(0, template.indexOf('${'));
  if (!fixed.includes('/')) return [];
  const escaped = template
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${escaped.join('[^/]+')}$`);
  return files.filter((path) => path.startsWith(fixed) && pattern.test(path));
}
