import { DomainError } from '@manzil/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { RuleConfirmationEntity } from './rule-confirmation.entity.js';
import type { StoredRule } from './rule.mapper.js';
import { RuleVersionEntity } from './rule-version.entity.js';
import { RuleEntity } from './rule.entity.js';

/** Reads rules with their versions and confirmations, in order; all, or one. */
async function readRules(manager: EntityManager, id?: string): Promise<StoredRule[]> {
  const ofRule = id === undefined ? {} : { ruleId: id };
  // Sequential, because a transaction has one connection.
  const rules = await manager.find(RuleEntity, {
    where: id === undefined ? {} : { id },
    order: { id: 'ASC' },
  });
  const versions = await manager.find(RuleVersionEntity, { where: ofRule, order: { version: 'ASC' } });
  const confirmations = await manager.find(RuleConfirmationEntity, { where: ofRule, order: { id: 'ASC' } });
  return rules.map((rule) => ({
    rule,
    versions: versions
      .filter(({ ruleId }) => ruleId === rule.id)
      .map((version) => ({
        version,
        confirmations: confirmations.filter(
          (one) => one.ruleId === rule.id && one.version === version.version,
        ),
      })),
  }));
}

export const readAllRules = (manager: EntityManager): Promise<StoredRule[]> => readRules(manager);

/** NOT_FOUND for an unknown id. */
export async function readRule(manager: EntityManager, id: string): Promise<StoredRule> {
  const [found] = await readRules(manager, id);
  if (found === undefined) throw new DomainError('NOT_FOUND', 'There is no such rule');
  return found;
}
