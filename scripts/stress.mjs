import { parseArgs } from 'node:util';

const USAGE =
  'Usage: npm run test:stress -- [--times 30] [--seed 1] <paths of suites, components or journeys>\n';

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { times: { type: 'string', default: '30' }, seed: { type: 'string' } },
    });
    const [times, seed] = [Number(values.times), Number(values.seed ?? Date.now() % 1_000_000)];
    const isValid = Number.isInteger(times) && times > 0 && Number.isInteger(seed) && seed >= 0;
    return isValid && positionals.length > 0 ? { times, seed, paths: positionals } : undefined;
  } catch {
    // An unknown option.
    return undefined;
  }
}

const chosen = options();
if (chosen === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  process.env.STRESS_TIMES = String(chosen.times);
  process.env.STRESS_SEED = String(chosen.seed);
  process.argv.splice(2, Infinity, ...chosen.paths);
  await import('./test.mjs');
}
