import { OPEN_PAGE } from '@manzil/contracts/leads/origin-limits';

type AnalyticsWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/**
 * Lets Google Analytics count a page by its path alone, and loads it before the first one. Pages whose address is a
 * secret, such as a person's own data, are not counted.
 */
export function countPage(id: string, path: string): void {
  const own = window as unknown as AnalyticsWindow;
  own[`ga-disable-${id}`] = !OPEN_PAGE.test(path);
  if (!OPEN_PAGE.test(path)) return;
  if (own.dataLayer === undefined) load(id, own);
  gtag('set', {
    page_location: window.location.origin + path,
    page_title: document.title,
    // The URL of the previous page may be a secret.
    page_referrer: document.referrer.startsWith(window.location.origin) ? '' : document.referrer,
  });
  gtag('event', 'page_view');
}

/** Ends the counting and removes the cookies that it has set. */
export function stopCounting(id: string): void {
  (window as unknown as AnalyticsWindow)[`ga-disable-${id}`] = true;
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((each) => each === '_ga' || each.startsWith('_ga_')))
    for (const domain of domainsOf(window.location.hostname))
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

function load(id: string, own: AnalyticsWindow): void {
  own.dataLayer = [];
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, allow_google_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${id}`;
  document.head.append(script);
}

function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- Google's script takes the arguments object of a call for a command, and no array.
  (window as unknown as AnalyticsWindow).dataLayer?.push(arguments);
}

/** Google sets its cookies for the widest domain that a browser lets it. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.slice(0, -1).map((_, from) => `; domain=${parts.slice(from).join('.')}`)];
}
