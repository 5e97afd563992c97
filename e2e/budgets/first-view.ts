import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { phoneSlowdown } from '../../scripts/lib/phone-slowdown.mjs';

/** The cost of one first visit to a page, measured by the browser itself. */
export interface FirstView {
  /** Compressed bytes of scripts, as they came over the wire. */
  scriptBytes: number;
  /** Compressed bytes of the Arabic fonts. */
  arabicFontBytes: number;
  /**
   * Requests completed before the largest contentful paint, and their compressed bytes. For a picture, the end of
   * its own request is used, because a busy machine delays the paint but not the transfer.
   */
  requestsBeforeLcp: number;
  bytesBeforeLcp: number;
  /** Milliseconds from the start of navigation. */
  lcp: number;
  /** The element of the largest contentful paint, for failure messages. */
  lcpElement: string;
  cls: number;
}

interface Paints {
  lcp: number;
  /** URL of the painted picture; empty for a text. */
  url: string;
  element: string;
  cls: number;
}

/** Slow 4G as in lab tools: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
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
    const picture = transfers.find(({ url }) => url === paints.url);
    const before = transfers.filter(({ end }) => end <= (picture?.end ?? paints.lcp));
    return {
      scriptBytes: sum(transfers.filter(({ type }) => type === 'Script')),
      arabicFontBytes: sum(transfers.filter(({ url }) => /readex|messiri/.test(url))),
      requestsBeforeLcp: before.length,
      bytesBeforeLcp: sum(before),
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
  /** Milliseconds from the start of navigation. */
  end: number;
}

const sum = (transfers: Transfer[]): number => transfers.reduce((total, { bytes }) => total + bytes, 0);

/** Lists every finished request with its transfer size; the page's own timings lack it for compressed scripts. */
async function countTransfers(session: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const open = new Map<string, { url: string; type: string }>();
  let start: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    start ??= timestamp;
    open.set(requestId, { url: request.url, type: type ?? 'Other' });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const end = (timestamp - (start ?? timestamp)) * 1000;
    const { url, type } = open.get(requestId) ?? { url: '', type: 'Other' };
    transfers.push({ url, type, bytes: encodedDataLength, end });
  });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return transfers;
}

function observePaints(): void {
  const measured: Paints = { lcp: 0, url: '', element: '', cls: 0 };
  Object.assign(window, { measuredPaints: measured });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, url, element } = entry as PerformanceEntry & {
        url: string;
        element?: Element | null;
      };
      measured.lcp = startTime;
      measured.url = url;
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
