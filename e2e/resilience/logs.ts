import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the log of each process by its name, including NATS. PostgreSQL is left out: its log is for operators only.
 */
export async function readLogs(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.log') && file !== 'postgres.log');
  const logs = await Promise.all(
    files.map(async (file) => [file.slice(0, -'.log'.length), await readFile(join(folder, file), 'utf8')]),
  );
  return Object.fromEntries(logs) as Record<string, string>;
}
