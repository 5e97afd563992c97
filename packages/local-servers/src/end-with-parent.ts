import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Ends `server` when this process goes away in whatever way, kill -9 included: a small shell holds one end of a
 * pipe that only this process has the other end of, and sends `signal` when the pipe closes. POSIX only.
 */
export function endWithParent(server: ChildProcess, signal: 'INT' | 'TERM'): void {
  if (server.pid === undefined || process.platform === 'win32') return;
  const watcher = spawn('sh', ['-c', `read _; kill -${signal} "$0"`, String(server.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A Ctrl-C in the terminal must not take the watcher away while the server still runs.
    detached: true,
  });
  watcher.on('error', () => undefined);
  watcher.unref();
  (watcher.stdin as Socket).unref();
  // The server's number is free for others as soon as it has ended: the watcher must be gone by then.
  server.once('exit', () => watcher.kill('SIGKILL'));
}
