import { encode } from 'uqr';

/** A QR code as one SVG path, one unit per module, without the quiet zone. */
export interface QrCode {
  size: number;
  path: string;
}

/** Listings call it on the server, so that every print of the page contains the code. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { size, path: runs.join('') };
}

/** Start and length of each stretch of dark modules in a row. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
