import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Keeps every core busy; the loops end with this process, however it ends. */
export async function startBusyLoops() {
  const { endWithParent } = await import('@manzil/local-servers/end-with-parent');
  return Array.from({ length: availableParallelism() }, () => {
    const loop = spawn(process.execPath, ['-e', 'while (true);'], { stdio: 'ignore' });
    endWithParent(loop, 'TERM');
    return loop;
  });
}
