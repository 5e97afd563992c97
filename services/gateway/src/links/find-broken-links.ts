import type { LinkUse } from '@manzil/contracts/content/links';
import { mayRedirect, redirectKey } from '@manzil/contracts/content/redirect';
import type { listBrokenLinks } from '@manzil/contracts/http/links';
import type { Result } from '@manzil/contracts/http/endpoint';
import { Injectable } from '@nestjs/common';
import { CheckPath, isMissing } from './check-path.js';
import { FindUses } from './find-uses.js';
import { ListRedirects } from './list-redirects.js';

type Report = Result<typeof listBrokenLinks>;

/** A report requests every page that is linked to. */
const REPORT_LASTS_MS = 3_600_000;

/** Number of pages requested at the same time, in addition to requests of visitors. */
const AT_ONCE = 4;

/** Checks every link in published content by requesting its page. A link with a redirect is not broken. */
@Injectable()
export class FindBrokenLinks {
  private last: { count: number; at: number } | undefined;
  private isFinding = false;

  constructor(
    private readonly findUses: FindUses,
    private readonly redirects: ListRedirects,
    private readonly checkPath: CheckPath,
  ) {}

  /** The count of the last report; null before the first. An old report is replaced in the background. */
  lastCount(): number | null {
    const isFresh = this.last !== undefined && Date.now() - this.last.at < REPORT_LASTS_MS;
    if (!isFresh && !this.isFinding) {
      this.isFinding = true;
      // A failed report is tried again by the next request.
      void this.find()
        .catch(() => undefined)
        .finally(() => {
          this.isFinding = false;
        });
    }
    return this.last?.count ?? null;
  }

  async find(): Promise<Report> {
    const [uses, redirects] = await Promise.all([this.findUses.find(), this.redirects.all()]);
    const byPath = new Map<string, LinkUse[]>();
    for (const use of uses) byPath.set(use.path, [...(byPath.get(use.path) ?? []), use]);
    const redirected = new Set(redirects.map(({ from }) => from));
    const report: Report = { checked: byPath.size, broken: [], unknown: [] };
    const waiting = [...byPath];
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
        await this.check(next, redirected, report);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    report.broken.sort((a, b) => a.path.localeCompare(b.path));
    report.unknown.sort();
    this.last = { count: report.broken.length, at: Date.now() };
    return report;
  }

  private async check(
    [path, uses]: [string, LinkUse[]],
    redirected: ReadonlySet<string>,
    report: Report,
  ): Promise<void> {
    const status = await this.checkPath.statusOf(path);
    if (status === undefined) report.unknown.push(path);
    else if (isMissing(status) && !(mayRedirect(path) && redirected.has(redirectKey(path))))
      report.broken.push({ path, status, uses });
  }
}
