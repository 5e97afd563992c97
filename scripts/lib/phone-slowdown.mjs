/**
 * Rounds of the work below per second on the reference phone of the budgets; a developer's machine runs four times as
 * many.
 */
const PHONE_SPEED = 675;
/** Maximum slowdown: the usual one of lab tools for a phone, on an idle machine. */
const MOST = 4;

/**
 * Measures by which factor the browser's CPU must be slowed to match the reference phone of the budgets: four on an
 * idle machine, and less on a busy one, so that its load is not counted twice.
 *
 * @param {import('playwright-core').Browser} browser
 * @returns {Promise<number>} from 1 to 4
 */
export async function phoneSlowdown(browser) {
  const page = await browser.newPage();
  try {
    const speed = await page.evaluate(roundsPerSecond);
    return Math.min(MOST, Math.max(1, speed / PHONE_SPEED));
  } finally {
    await page.close();
  }
}

/** Runs in the browser. It allocates nothing, so that garbage collection does not disturb it. */
function roundsPerSecond() {
  let hash = 0;
  const round = () => {
    for (let step = 0; step < 200_000; step += 1) {
      hash = Math.imul(hash ^ step, 0x01000193);
      hash ^= hash >>> 13;
    }
  };
  for (let warmUp = 0; warmUp < 50; warmUp += 1) round();
  const speeds = [];
  while (speeds.length < 20) {
    const start = performance.now();
    let rounds = 0;
    for (; performance.now() - start < 50; rounds += 1) round();
    speeds.push((rounds / (performance.now() - start)) * 1000);
  }
  // The result is used, or the browser could leave the work out.
  document.title = String(hash);
  return speeds.toSorted((a, b) => a - b)[speeds.length / 2] ?? Number.NaN;
}
