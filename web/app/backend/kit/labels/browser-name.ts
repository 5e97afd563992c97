import Bowser from 'bowser';

/** Names a browser by its user agent: `Chrome on Windows`. Only for members to recognise their own devices. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name || UNKNOWN;
  return os.name ? `${name} on ${os.name}` : name;
}

const UNKNOWN = 'Another program';
