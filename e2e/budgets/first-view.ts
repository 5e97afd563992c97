import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { phoneSlowdown } from '../../scripts/lib/phone-slowdown.mjs';

/** The cost of one first visit to a page, measured by the browser itself. */
export interface FirstView {
  /** Compressed bytes of scripts, as they came over the wire. */
  scriptBytes: number;
  /** Compressed bytes of the Arabic fonts. */
  arabicFontBytes: number;
  /**
   * Requests of high priority, and their compressed bytes: the page, its styles and fonts, and the first picture. All
   * others give way to them. Counting what had arrived by the time of the paint would depend on chance.
   */
  urgentRequests: number;
  urgentBytes: number;
  /** Milliseconds from the start of navigation. */
  lcp: number;
  /** The element of the largest contentful paint, for failure messages. */
  lcpElement: string;
  cls: number;
}

interface Paints {
  lcp: number;
  element: string;
  cls: number;
}

/** Slow 4G as in lab tools: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** Priorities of the requests that Chromium sends before all others. */
const URGENT = ['VeryHigh', 'High'];
/** The page is idle when nothing has loaded for this long. */
const REST_MS = 1_500;

const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Opens a page on a phone, without throttling or measuring. */
export async function openOnPhone(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await context.close();
}

/** Opens a page in a new context, on a throttled phone with a slow connection. */
export async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const rate = await phoneSlowdown(browser);
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript(observePaints);
    await context.addInitScript(() => {
      localStorage.setItem('popupShown', 'true');
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfers = await countTransfers(session);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await rest(page);
    const paints = await page.evaluate(
      () => (window as unknown as { measuredPaints: Paints }).measuredPaints,
    );
    const urgent = transfers.filter(
      ({ type, priority, bytes }) => type !== 'Fetch' && bytes > 0 && URGENT.includes(priority),
    );
    return {
      scriptBytes: sum(transfers.filter(({ type }) => type === 'Script')),
      arabicFontBytes: sum(transfers.filter(({ url }) => /readex|messiri/.test(url))),
      urgentRequests: urgent.length,
      urgentBytes: sum(urgent),
      lcp: Math.round(paints.lcp),
      lcpElement: paints.element,
      cls: Math.round(paints.cls * 10_000) / 10_000,
    };
  } finally {
    await context.close();
  }
}

interface Transfer {
  url: string;
  type: string;
  bytes: number;
  priority: string;
}

const sum = (transfers: Transfer[]): number => transfers.reduce((total, { bytes }) => total + bytes, 0);

/** Lists every finished request with its transfer size; the page's own timings lack it for compressed scripts. */
async function countTransfers(session: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const open = new Map<string, Omit<Transfer, 'bytes'>>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    open.set(requestId, { url: request.url, type, priority: request.initialPriority });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request !== undefined) transfers.push({ ...request, bytes: encodedDataLength });
  });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return transfers;
}

function observePaints(): void {
  const measured: Paints = { lcp: 0, element: '', cls: 0 };
  Object.assign(window, { measuredPaints: measured });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, element } = entry as PerformanceEntry & { element?: Element | null };
      measured.lcp = startTime;
      measured.element = element?.outerHTML.slice(0, 160) ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) measured.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function rest(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const last = Math.max(
      0,
      ...performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    );
    return performance.now() - last > quiet;
  }, REST_MS);
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
