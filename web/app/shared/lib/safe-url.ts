/** True for addresses that stay on the site, such as `/buy`. */
export function isSitePath(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}

/** True for pages of the site; its files have no language. */
export const isPagePath = (url: string): boolean =>
  isSitePath(url) && !/^\/(?:uploads|assets|api)\//.test(url);

/** The address if a link may carry it (site path, http, https, mailto, tel), else undefined. */
export function safeUrl(url: string): string | undefined {
  return isSitePath(url) || /^(?:https?:\/\/|mailto:|tel:|#)/i.test(url) ? url : undefined;
}

/** `tel:` address of a number as people write it. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** WhatsApp chat with `number` (digits with country code) and `text` already typed. */
export function chatUrl(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
