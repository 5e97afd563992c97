import type { ManagedRule } from '@manzil/contracts/content/rule';
import { addRuleVersion, confirmRuleVersion } from '@manzil/contracts/http/rules';
import { diffTerms } from '@manzil/rules/terms-fields';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AnnounceCollection } from '../change/announce-collection.js';
import { AuditLog } from '../change/audit-log.js';
import { Clock } from '../clock.js';
import { RuleConfirmationEntity } from './rule-confirmation.entity.js';
import { toManagedRule, type StoredRule } from './rule.mapper.js';
import { readRule } from './rule.repository.js';
import { RuleVersionEntity } from './rule-version.entity.js';

/** Confirms versions of rules and adds versions. Recorded versions are never changed. */
@Injectable()
export class ChangeRules {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly announceCollection: AnnounceCollection,
    private readonly auditLog: AuditLog,
  ) {}

  @HandleRpc(confirmRuleVersion)
  confirm(request: z.output<typeof confirmRuleVersion.request>): Promise<ManagedRule> {
    const { id, version: number, reviewBy, by } = request;
    return this.change(id, async (manager, { rule, versions }) => {
      const version = versions.find((one) => one.version.version === number)?.version;
      if (version === undefined) throw new DomainError('NOT_FOUND', 'The rule has no such version');
      if (version.confidence === 'low')
        throw new DomainError(
          'CONFLICT',
          'A version of low confidence cannot be confirmed. Add a version with a better source.',
        );
      const row = { ruleId: id, version: number, by, at: this.clock.now(), reviewBy, isDemo: false };
      await manager.insert(RuleConfirmationEntity, row);
      await this.auditLog.record(manager, {
        action: 'rule-confirmed',
        entity: auditedRule(rule),
        details: { version: number, reviewBy },
      });
      await this.announceCollection.announce(manager, 'rule');
    });
  }

  @HandleRpc(addRuleVersion)
  add(request: z.output<typeof addRuleVersion.request>): Promise<ManagedRule> {
    const { id, by, lastVersion } = request;
    return this.change(id, async (manager, { rule, versions }) => {
      const last = versions.at(-1)?.version;
      if (last?.version !== lastVersion)
        throw new DomainError('CONFLICT', 'Another version of this rule was added. Read it first.');
      await manager.insert(RuleVersionEntity, {
        ruleId: id,
        version: last.version + 1,
        validFrom: request.validFrom,
        validTo: request.validTo,
        dateConfidence: request.dateConfidence,
        terms: request.terms,
        law: request.law,
        note: request.note,
        sources: request.sources,
        confidence: request.confidence,
        reviewBy: request.reviewBy,
        addedBy: by,
        addedAt: this.clock.now(),
      });
      await this.auditLog.record(manager, {
        action: 'rule-version-added',
        entity: auditedRule(rule),
        changes: diffTerms(last.terms, request.terms)
          .slice(0, MOST_CHANGES)
          .map(({ path, before, after }) => ({
            field: path,
            before: shortened(before),
            after: shortened(after),
          })),
        details: { version: last.version + 1, validFrom: request.validFrom },
      });
    });
  }

  private change(
    id: string,
    work: (manager: EntityManager, stored: StoredRule) => Promise<void>,
  ): Promise<ManagedRule> {
    return this.dataSource.transaction(async (manager) => {
      // Serialises changes, so that the numbers of versions are unique.
      await transactionLock(manager, 'rules');
      await work(manager, await readRule(manager, id));
      return toManagedRule(await readRule(manager, id), this.clock.now());
    });
  }
}

/** Limits of an audit record. */
const MOST_CHANGES = 50;
const LONGEST_TEXT = 300;

const shortened = <T>(value: T): T | string =>
  typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value;

const auditedRule = ({ id, name }: StoredRule['rule']) => ({
  kind: 'rule',
  id,
  title: name,
  link: `/backend/rules/${id}`,
});
