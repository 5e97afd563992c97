import { listConfirmedRules } from '@manzil/contracts/http/rules';
import { costQuestionOf } from '@manzil/contracts/listings/cost-question-of';
import type { Property } from '@manzil/contracts/listings/property';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { escapeXml } from '@manzil/markup/xml';
import { costPath, costsOf } from '@manzil/rules/cost-question';
import { asOfTime, RuleBook, unchangedSince } from '@manzil/rules/in-force';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Wording } from '../texts/wording.js';
import type { MailBlock } from './visitor-mail.js';

/** The cash that a home needs by the confirmed rules; amounts are AED. */
export type HomeCosts = {
  /** Time of the rules, ISO 8601. */
  at: string;
  /** Path of the estimate, which gives the same figures later. */
  path: string;
  /** True when a fee has no confirmed figure and is not in the amounts. */
  isIncomplete: boolean;
  /** True when a rule was confirmed by the demo alone. */
  isDemo: boolean;
} & ({ deal: 'sale'; cash: number } | { deal: 'rent'; firstDay: number; monthly: number });

/** Calculates the costs of a home for mail; they are left out while content or listings does not answer. */
@Injectable()
export class FindHomeCosts {
  constructor(private readonly rpc: RpcClient) {}

  /** Undefined for a home that is no longer on the market, or whose costs are unknown. */
  async findFor({ pagelink }: Pick<Property, 'pagelink'>): Promise<HomeCosts | undefined> {
    const home = await this.rpc.request(getProperty, { pagelink }).catch(() => undefined);
    return home === undefined || home.withdrawnAt !== null ? undefined : this.find(home);
  }

  /** Undefined without a price, and where no rule of the emirate is confirmed. */
  async find(home: Property): Promise<HomeCosts | undefined> {
    const question = costQuestionOf(home);
    if (question === undefined) return undefined;
    const { rules } = await this.rpc.request(listConfirmedRules, {}).catch(() => ({ rules: [] }));
    const at = unchangedSince(rules, new Date().toISOString());
    const costs = costsOf(question, new RuleBook(rules), asOfTime(at));
    if (costs.declined !== null) return undefined;
    const dated = {
      at,
      path: costPath(question, at),
      isIncomplete: costs.notIncluded.length > 0,
      isDemo: costs.parts.some(({ isDemo }) => isDemo),
    };
    return 'cash' in costs
      ? { ...dated, deal: 'sale', cash: costs.cash }
      : { ...dated, deal: 'rent', firstDay: costs.firstDay, monthly: costs.monthly };
  }
}

/** The cash that the home needs, with the date of the rules and a link to all parts. */
export function costsBlock(wording: Wording, costs: HomeCosts, siteUrl: string): MailBlock {
  const labels = wording.mail.costs;
  const aed = (amount: number): string => wording.price(amount, 'sale');
  const amounts =
    costs.deal === 'sale'
      ? labels.sale({ cash: aed(costs.cash) })
      : labels.rent({ firstDay: aed(costs.firstDay), monthly: aed(costs.monthly) });
  const notes = [
    labels.rules({ date: wording.day(new Date(costs.at)) }),
    costs.isIncomplete ? labels.incomplete : '',
    costs.isDemo ? labels.demo : '',
  ]
    .filter(Boolean)
    .join(' ');
  const url = wording.url(siteUrl, costs.path);
  return {
    text: [amounts, notes, wording.mail.link({ label: labels.how, url })].join('\n'),
    html: `<p>${escapeXml(amounts)}<br>${escapeXml(notes)}<br><a href="${escapeXml(url)}">${escapeXml(labels.how)}</a></p>`,
  };
}
