import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

const require = createRequire(import.meta.url);
const CONFIG = 'commitlint.config.mjs';

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Returns the last commit that is not checked: the latest release tag, or the commit that added this check. In a shallow
 * clone the oldest commit seems to add every file, so that the check begins there. Empty before the check is committed.
 */
function start() {
  const added = git('log', '--format=%H', '--diff-filter=A', '-1', '--', CONFIG);
  if (added === '') return '';
  try {
    const tag = git('describe', '--tags', '--abbrev=0', '--match=v*');
    git('merge-base', '--is-ancestor', added, tag);
    return tag;
  } catch {
    // No release yet, or none since the check was added.
    return added;
  }
}

function checkCommits() {
  if (!existsSync('.git')) {
    process.stdout.write('Not a git checkout: commit subjects are not checked.\n');
    return 0;
  }
  const from = start();
  if (from === '' || git('rev-list', '--count', '--no-merges', `${from}..HEAD`) === '0') return 0;
  const program = require.resolve('@commitlint/cli/cli.js');
  const args = ['--config', join(root, CONFIG), '--from', from, '--git-log-args=--no-merges'];
  return (
    spawnSync(process.execPath, [program, ...args], { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1
  );
}

try {
  process.exitCode = checkCommits();
} catch (error) {
  // Git is missing, or refuses a folder of another user.
  process.stdout.write(`Commit subjects are not checked, because git failed: ${error.message}\n`);
}
