import { Injectable } from '@nestjs/common';
import { EndpointRegistry } from '../http/endpoint-registry.js';
import { SitePages } from '../http/ports.js';

/** Paths below these are answered by the gateway itself, or by media. */
const NO_PAGES = ['/api/', '/uploads/', '/health/'];
const OK = 200;

/** Requests a path to find out how the site answers it. */
@Injectable()
export class CheckPath {
  constructor(
    private readonly endpoints: EndpointRegistry,
    private readonly pages: SitePages,
  ) {}

  /** The status without the redirects of staff; undefined while the site does not answer. */
  async statusOf(path: string): Promise<number | undefined> {
    const isPage =
      this.endpoints.match('GET', path) === undefined && !NO_PAGES.some((start) => path.startsWith(start));
    if (!isPage) return OK;
    try {
      const status = await this.pages.statusOf(path);
      return status >= 500 ? undefined : status;
    } catch {
      return undefined;
    }
  }
}

export const isMissing = (status: number | undefined): boolean => status === 404 || status === 410;
