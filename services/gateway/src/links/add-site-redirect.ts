import { redirectKey, type Redirect } from '@manzil/contracts/content/redirect';
import { addRedirect } from '@manzil/contracts/content/redirect-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import type { ErrorCode } from '@manzil/contracts/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { CheckPath, isMissing } from './check-path.js';
import { ListRedirects } from './list-redirects.js';

interface Wanted {
  from: string;
  to: string;
  status: Redirect['status'];
  by: string;
}

/**
 * Adds a redirect from a path without a page to one that has a page. CONFLICT for `from` when the path has a page or a
 * redirect; VALIDATION_FAILED for `to` when it has no page; UNAVAILABLE while the site does not answer.
 */
@Injectable()
export class AddSiteRedirect {
  constructor(
    private readonly rpc: RpcClient,
    private readonly checkPath: CheckPath,
    private readonly redirects: ListRedirects,
  ) {}

  async add({ from, to, ...rest }: Wanted): Promise<Redirect> {
    const [source, target] = await Promise.all([
      this.checkPath.statusOf(from),
      this.checkPath.statusOf(to.split('#', 1)[0] ?? to),
    ]);
    if (source === undefined || target === undefined)
      throw new DomainError('UNAVAILABLE', 'The site does not answer, so the addresses cannot be checked');
    if (source >= 300 && source < 400)
      throw refusal('CONFLICT', 'from', 'This address redirects by itself, because something had it before');
    if (!isMissing(source)) throw refusal('CONFLICT', 'from', 'Visitors get a page at this address');
    if (isMissing(target) && !(await this.isRedirected(to)))
      throw refusal('VALIDATION_FAILED', 'to', 'There is no page at this address');
    return this.rpc.request(addRedirect, { from, to, ...rest });
  }

  /** Content refuses redirects that would lead back. */
  private async isRedirected(to: string): Promise<boolean> {
    const key = redirectKey(to);
    return (await this.redirects.all()).some(({ from }) => from === key);
  }
}

const refusal = (code: ErrorCode, field: string, message: string): DomainError =>
  new DomainError(code, message, { issues: [{ field, message }] });
