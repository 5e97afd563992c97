import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from './paths.mjs';
import { logProgress, StartError } from './progress.mjs';

const SOURCES = ['packages', 'services', 'web', 'demo/src', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'build', '.react-router']);

/** Installs and builds what is missing or older than its sources. */
export async function prepare() {
  if (!installedIsCurrent()) {
    logProgress('installing packages (npm ci) …');
    await command('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  const mark = join(cacheDir, 'built');
  if (!existsSync(mark) || newest(SOURCES.map((path) => join(root, path))) > statSync(mark).mtimeMs) {
    logProgress('building …');
    const begun = new Date();
    await command('npm', ['run', 'build', '--silent']);
    mkdirSync(cacheDir, { recursive: true });
    // The mark gets the time before the build, so that a source saved during it makes the next start build again.
    writeFileSync(mark, begun.toISOString());
  }
}

/** npm writes this file at the end of an installation. */
function installedIsCurrent() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
}

function newest(paths) {
  return Math.max(0, ...paths.map((path) => newestBelow(path)));
}

function newestBelow(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return newest(
    readdirSync(path)
      .filter((name) => !NOT_SOURCES.has(name) && !name.endsWith('.tsbuildinfo'))
      .map((name) => join(path, name)),
  );
}

/** Runs a program in the project's folder; its output is shown only when it fails. */
export async function command(program, args, env = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError(`${program} ${args.join(' ')} failed:\n${output.trimEnd()}`);
  return output;
}
