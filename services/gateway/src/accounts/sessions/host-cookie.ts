import type { Response } from 'express';
import type { GatewayConfig } from '../../config.js';
import { readCookie } from '../../http/caller/read-cookie.js';

/**
 * A cookie that scripts cannot read. Over https browsers accept its name only from this host and with Secure
 * (`__Host-`), so that a sibling subdomain cannot set it.
 */
export class HostCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(
    { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>,
    private readonly plainName: string,
  ) {
    this.secure = PUBLIC_URL.startsWith('https:');
    this.name = this.secure ? `__Host-${plainName}` : plainName;
  }

  /** The value that a request carries, if any. */
  read(header: string | undefined): string | undefined {
    return readCookie(header, this.name);
  }

  /** Sets a cookie for this many seconds. */
  give(response: Response, value: string, maxAgeSeconds: number): void {
    response.append('set-cookie', this.format(this.name, value, maxAgeSeconds));
  }

  /** Removes the value, also one under the plain name that an earlier release set over https. */
  remove(response: Response): void {
    response.removeHeader('set-cookie');
    const names = new Set([this.name, this.plainName]);
    for (const name of names) response.append('set-cookie', this.format(name, '', 0));
  }

  private format(name: string, value: string, maxAgeSeconds: number): string {
    const attributes = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAgeSeconds}`];
    return [...attributes, ...(this.secure ? ['Secure'] : [])].join('; ');
  }
}
