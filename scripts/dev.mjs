import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dataDir, root, sitePort } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { logProgress, StartError } from './lib/progress.mjs';

const SHARED = [
  'packages/rules',
  'packages/contracts',
  'packages/messaging',
  'packages/service-kit',
  'packages/lifecycle',
  'packages/markup',
];

let stopStack = async () => {};
let stopping = false;
/** @type {import('node:child_process').ChildProcess | undefined} */
let compiler;

async function stop(code = 0) {
  if (stopping) return;
  stopping = true;
  const { pid, exitCode, signalCode } = compiler ?? {};
  // A compiler that has ended already must not keep the services from being stopped.
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
  await stopStack();
  process.exit(code);
}

/** Returns the modification time of the newest compiled file of a project, which changes with every effective build. */
function builtAt(project) {
  const folder = join(root, project, 'dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  return Math.max(0, ...files.map((name) => statSync(join(folder, name)).mtimeMs));
}

/** Compiles on every change, and restarts the services whose code has changed. */
function restartOnChange(children, services) {
  const projects = [...SHARED, ...services.map((name) => `services/${name}`)];
  const built = new Map(projects.map((project) => [project, builtAt(project)]));
  const changed = (project) => {
    const before = built.get(project);
    built.set(project, builtAt(project));
    return built.get(project) !== before;
  };
  compiler = spawn(
    process.execPath,
    [join(root, 'node_modules/@typescript/native/bin/tsc'), '-b', '--watch', '--preserveWatchOutput'],
    // The entry of tsc starts the compiler as a child of its own: both are in one group, which is ended as a whole.
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    if (line.includes('error TS')) process.stdout.write(`${line}\n`);
    if (!line.includes('Watching for file changes')) return;
    const changes = new Set(projects.filter(changed));
    const all = SHARED.some((project) => changes.has(project));
    for (const name of services) {
      if (!all && !changes.has(`services/${name}`)) continue;
      logProgress(`${name} has changed: restarting it`);
      children.restart(name);
    }
  });
}

try {
  const port = sitePort();
  await prepare();
  const { startStack } = await import('./lib/stack.mjs');
  const { SERVICES } = await import('./lib/databases.mjs');
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  const { url, children } = await startStack({
    folder: dataDir(),
    port,
    development: true,
    onStoppable: (stop) => (stopStack = stop),
  });
  restartOnChange(children, SERVICES);
  logProgress(
    `ready at ${url}: services restart when their code changes, web reloads by itself. Ctrl-C stops.`,
  );
} catch (error) {
  if (!stopping) process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  await stop(1);
}
