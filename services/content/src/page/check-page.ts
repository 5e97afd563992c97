import { MAX_PAGE_FINDINGS, type PageFinding } from '@manzil/contracts/content/page-check';
import { checkPage } from '@manzil/contracts/http/pages';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { checkCss } from '../sanitise/check-css.js';
import { checkHtml } from '../sanitise/check-html.js';

/** Reports what a save would reject or remove, and CSS rules that hide the page. */
@Injectable()
export class CheckPage {
  @HandleRpc(checkPage)
  check({ html, css }: z.output<typeof checkPage.request>): { findings: PageFinding[] } {
    const findings = [...inOrder(checkHtml(html)), ...inOrder(checkCss(css))];
    return { findings: findings.slice(0, MAX_PAGE_FINDINGS) };
  }
}

const inOrder = (findings: PageFinding[]): PageFinding[] =>
  findings.sort((one, other) => one.line - other.line);
