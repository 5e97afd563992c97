import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Ends `server` when this process ends in any way, including kill -9: a shell reads from a pipe that only this process
 * can write to, and sends `signal` when the pipe closes. POSIX only.
 */
export function endWithParent(server: ChildProcess, signal: 'INT' | 'TERM'): void {
  if (server.pid === undefined || process.platform === 'win32') return;
  const watcher = spawn('sh', ['-c', `read _; kill -${signal} "$0"`, String(server.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A Ctrl-C in the terminal must not end the watcher while the server still runs.
    detached: true,
  });
  watcher.on('error', () => undefined);
  watcher.unref();
  (watcher.stdin as Socket).unref();
  // The server's process id may be reused after its exit, so the watcher must not signal it any more.
  server.once('exit', () => watcher.kill('SIGKILL'));
}
