import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './paths.mjs';
import { SLOW_FILES } from './slow-files.mjs';

/** A file above this is split or made faster, or has its reason in `slow-files.mjs`. */
const SLOW_SECONDS = 20;

/** Times of the check: its stages in the order of their ends, and the test files. */
export class Times {
  #stages = [];
  #files = [];

  /** Runs `work` as a stage. */
  async stage(name, work) {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.#stages.push({ name, minutes: (performance.now() - begun) / 60_000 });
    }
  }

  /** @param {{ path: string, seconds: number }[]} files */
  add(files) {
    this.#files.push(...files);
  }

  /** Returns the minutes of each stage, the ten slowest files, and the slow ones without a reason. */
  report() {
    const slowest = this.#files.toSorted((one, other) => other.seconds - one.seconds);
    const stages = this.#stages.map(({ name, minutes }) => `${minutes.toFixed(1).padStart(7)} min  ${name}`);
    const files = slowest
      .filter(({ path, seconds }, index) => index < 10 || (seconds > SLOW_SECONDS && !SLOW_FILES[path]))
      .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s    ${path}${noteOf(path, seconds)}`);
    return ['Stages', ...stages, 'Slowest files', ...files].join('\n');
  }

  /** Writes the report for CI and returns it. */
  write() {
    const text = this.report();
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(join(cacheDir, 'times.txt'), `${text}\n`);
    return text;
  }
}

function noteOf(path, seconds) {
  if (seconds <= SLOW_SECONDS) return '';
  return `  (${SLOW_FILES[path] ?? `over ${SLOW_SECONDS} s: split it, or state why in scripts/lib/slow-files.mjs`})`;
}
