import type { ManagedRule, RuleSummary, VersionDiff } from '@manzil/contracts/content/rule';
import { diffRuleVersions, listConfirmedRules, listRules, showRule } from '@manzil/contracts/http/rules';
import type { Rule } from '@manzil/rules/rule';
import { diffTerms } from '@manzil/rules/terms-fields';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../clock.js';
import { toConfirmedRule, toManagedRule, toSummary } from './rule.mapper.js';
import { readAllRules, readRule } from './rule.repository.js';

const COMPARED = ['validFrom', 'validTo', 'law', 'note', 'confidence', 'reviewBy'] as const;

/** Reads the rule book: confirmed rules for visitors, all rules for staff. */
@Injectable()
export class ReadRules {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @HandleRpc(listConfirmedRules)
  async listConfirmed(): Promise<{ rules: Rule[] }> {
    const rules = await readAllRules(this.dataSource.manager);
    const confirmed = rules.map((stored) => toConfirmedRule(stored, this.clock.now()));
    return { rules: confirmed.filter(({ versions }) => versions.length > 0) };
  }

  @HandleRpc(listRules)
  async list(): Promise<{ rules: RuleSummary[] }> {
    const rules = await readAllRules(this.dataSource.manager);
    return { rules: rules.map((stored) => toSummary(stored, this.clock.now())) };
  }

  @HandleRpc(showRule)
  async show({ id }: { id: string }): Promise<ManagedRule> {
    return toManagedRule(await readRule(this.dataSource.manager, id), this.clock.now());
  }

  @HandleRpc(diffRuleVersions)
  async diff({ id, version, other }: z.output<typeof diffRuleVersions.request>): Promise<VersionDiff> {
    const { versions } = await readRule(this.dataSource.manager, id);
    const find = (number: number) => {
      const found = versions.find((one) => one.version.version === number)?.version;
      if (found === undefined) throw new DomainError('NOT_FOUND', 'The rule has no such version');
      return found;
    };
    const [before, after] = [find(version), find(other)];
    const fields = COMPARED.flatMap((field) => {
      const change = { field: field as string, before: before[field], after: after[field] };
      return change.before === change.after ? [] : [change];
    });
    const urls = [before, after].map(({ sources }) => sources.map(({ url }) => url ?? '').join('\n'));
    const [were = '', are = ''] = urls;
    const terms = diffTerms(before.terms, after.terms).map(({ path, before: was, after: is }) => ({
      field: path,
      before: was,
      after: is,
    }));
    return {
      changes: [
        ...terms,
        ...fields,
        ...(were === are ? [] : [{ field: 'sources', before: were, after: are }]),
      ],
    };
  }
}
