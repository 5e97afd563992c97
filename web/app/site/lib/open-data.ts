import stationsUrl from '@manzil/dubai/data/stations.json?url';
import type { Station } from '@manzil/dubai/landmarks';

/** Reads an open file that the site serves itself. Throws for anything but a success. */
export async function readOpenData<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  return (await response.json()) as T;
}

export const readStations = (signal: AbortSignal): Promise<Station[]> => readOpenData(stationsUrl, signal);
