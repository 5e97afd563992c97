import { chromium } from 'playwright-core';
const S = 'http://localhost:8090';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const want = process.argv[2]?.split(',');
const jobs = {
  sentence: async (p) => {
    await p.goto(S + '/buy?q=2+bed+marina+without+pool+sea+view');
  },
  dead: async (p) => {
    await p.goto(S + '/buy?location=Dubai+Marina&type=Villa&maxPrice=700000&bedrooms=4');
  },
  suggest: async (p) => {
    await p.goto(S + '/buy');
    await p.waitForSelector('html[data-hydrated]');
    await p.getByRole('combobox').first().fill('2 bed mar');
    await p.waitForTimeout(1500);
  },
  hero: async (p) => {
    await p.goto(S + '/');
    await p.waitForSelector('html[data-hydrated]');
    await p.waitForTimeout(600);
    await p.getByRole('combobox').first().fill('villa with pool ju');
    await p.waitForTimeout(1500);
  },
  more: async (p) => {
    await p.goto(S + '/buy?type=Villa');
    await p.waitForSelector('html[data-hydrated]');
    await p.getByText('More filters').first().click();
    await p.waitForTimeout(800);
  },
};
for (const [n, f] of Object.entries(jobs)) {
  if (want && !want.includes(n)) continue;
  for (const w of [375, 768, 1440]) {
    const p = await b.newPage({ viewport: { width: w, height: 900 } });
    try {
      await f(p);
    } catch (e) {
      console.log(n, w, e.message.slice(0, 150));
    }
    await p.screenshot({ path: `/tmp/s-${n}-${w}.png` });
    await p.close();
  }
}
await b.close();
