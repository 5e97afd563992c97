import { INITIAL_RULES } from '@manzil/rules/seed/initial-rules';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { Clock } from '../clock.js';
import { RuleConfirmationEntity } from '../rule-book/rule-confirmation.entity.js';
import { RuleVersionEntity } from '../rule-book/rule-version.entity.js';
import { RuleEntity } from '../rule-book/rule.entity.js';

/**
 * Adds missing rules to a new site, and to a site of a previous release. Existing rules are not changed. New rules are
 * unconfirmed, so that no figure is shown before staff have checked it; the demo confirms rules of high and medium
 * confidence, marked as such.
 */
@Injectable()
export class AddInitialRules {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly announceCollection: AnnounceCollection,
  ) {}

  add(isDemo: boolean): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await transactionLock(manager, 'rules');
      const present = new Set((await manager.find(RuleEntity)).map(({ id }) => id));
      const missing = INITIAL_RULES.filter(({ id }) => !present.has(id));
      if (missing.length === 0) return;
      const at = this.clock.now();
      await manager.insert(
        RuleEntity,
        missing.map(({ id, emirate, topic, name }) => ({ id, emirate, topic, name })),
      );
      const versions = missing.flatMap(({ id, versions: contents }) =>
        contents.map((content, index) => ({ ruleId: id, version: index + 1, content })),
      );
      await manager.insert(
        RuleVersionEntity,
        versions.map(({ ruleId, version, content }) => ({
          ruleId,
          version,
          validFrom: content.validFrom,
          validTo: content.validTo,
          dateConfidence: content.dateConfidence,
          terms: content.terms,
          law: content.law,
          note: content.note,
          sources: content.sources,
          confidence: content.confidence,
          reviewBy: content.reviewBy,
          addedBy: 'Manzil',
          addedAt: at,
        })),
      );
      const confirmed = isDemo ? versions.filter(({ content }) => content.confidence !== 'low') : [];
      if (confirmed.length > 0)
        await manager.insert(
          RuleConfirmationEntity,
          confirmed.map(({ ruleId, version, content }) => ({
            ruleId,
            version,
            by: 'demo',
            at,
            reviewBy: content.reviewBy,
            isDemo: true,
          })),
        );
      await this.announceCollection.announce(manager, 'rule');
    });
  }
}
