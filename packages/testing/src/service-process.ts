import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { SUITE_RPC_DEADLINE_MS } from './rpc-deadline.js';
import { waitFor } from './wait-for.js';

export interface ServiceProcess {
  /** Port of `/health/*` and `/metrics`. */
  opsPort: number;
  /** The JSON log lines so far. */
  log(): string;
  /** Returns the port in the log line with this message. */
  portOf(message: string): Promise<number>;
  ready(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
}

/** Runs a built process as an operator would, and reads its ports from its log. */
export async function startServiceProcess(
  entry: string,
  env: Record<string, string>,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [entry], {
    env: { ...cleanEnv(), OPS_PORT: '0', RPC_MIN_DEADLINE_MS: String(SUITE_RPC_DEADLINE_MS), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const failIfEnded = (): void => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${entry} ended (${child.signalCode ?? `code ${child.exitCode}`}): ${output}`);
  };
  const portOf = (message: string): Promise<number> =>
    waitFor(`"${message}" in the log of ${entry}`, () => {
      failIfEnded();
      return output
        .split('\n')
        .map(portIn(message))
        .find((port) => port !== undefined);
    });
  const opsPort = await portOf('ops listening').catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    opsPort,
    log: () => output,
    portOf,
    ready: async () => {
      await waitFor(`${entry} to be ready`, async () => {
        failIfEnded();
        return (await fetch(`http://127.0.0.1:${opsPort}/health/ready`)).ok;
      });
    },
    kill: async (signal) => {
      await end(child, signal);
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

const portIn =
  (message: string) =>
  (line: string): number | undefined => {
    if (!line.includes(`"${message}"`)) return undefined;
    return (JSON.parse(line) as { port?: number }).port;
  };

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
}

/** Returns the environment without the test runner's own variables. */
function cleanEnv(): Record<string, string> {
  const { NODE_OPTIONS: _options, NODE_ENV: _env, ...rest } = process.env;
  return rest as Record<string, string>;
}
