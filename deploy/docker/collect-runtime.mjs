/**
 * Copies what one workspace needs at run time to a folder: its built files, the packages of this repository that it
 * depends on, and their modules without those for development.
 *
 *   node deploy/docker/collect-runtime.mjs services/leads /runtime
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const [workspace, target] = process.argv.slice(2);
const root = process.cwd();
const SOURCES = /\/(src|app|test|samples|scripts)$|\.tsbuildinfo$/;
/** Links to the workspaces of this repository. */
const OWN = 'node_modules/@manzil/';

/** Returns the folders of all runtime dependencies and of the workspace itself, which are links in this repository. */
function dependencies() {
  const list = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable', '--workspace', workspace], {
    encoding: 'utf8',
  });
  return list
    .split('\n')
    .filter((folder) => folder.startsWith(`${root}/`))
    .map((folder) => relative(root, folder));
}

function copy(folder, filter = () => true) {
  const to = join(target, folder);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, folder), to, { recursive: true, verbatimSymlinks: true, filter });
}

for (const folder of dependencies()) {
  if (!folder.startsWith(OWN)) {
    copy(folder);
    continue;
  }
  const source = relative(root, realpathSync(join(root, folder)));
  copy(source, (path) => !SOURCES.test(path.slice(root.length)) && !path.includes('/node_modules'));
  mkdirSync(join(target, OWN), { recursive: true });
  symlinkSync(relative(join(root, OWN), join(root, source)), join(target, folder));
}
cpSync(join(root, 'package.json'), join(target, 'package.json'));
