import { readdirSync } from 'node:fs';

const foldersOf = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => name);

/** A scope is a service, a package, an area of web, or another top-level folder. */
const SCOPES = [
  ...['./', 'services/', 'packages/', 'web/app/'].flatMap(foldersOf),
  ...['site/', 'site/features/', 'backend/', 'backend/kit/', 'backend/sections/', 'shared/'].flatMap((path) =>
    foldersOf(`web/app/${path}`),
  ),
  ...['check', 'ci', 'deps', 'release'],
];

export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'type-enum': [
      2,
      'always',
      ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore', 'revert'],
    ],
    'scope-enum': [2, 'always', [...new Set(SCOPES)]],
    'header-max-length': [2, 'always', 72],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
