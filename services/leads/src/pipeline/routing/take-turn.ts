import { observePool } from '@manzil/service-kit/dependency-metrics';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { DisabledMembers } from '../../record/people.js';
import { routeLead, type Assignment, type RoutedLead } from './route-lead.js';
import { RoutingEntity } from './routing.entity.js';

/**
 * Chooses members by the rules, one lead after another: the row of the rules is locked, so that concurrent leads get
 * separate turns. A turn is a transaction of its own, because a lock until the lead is stored would let each lead wait
 * for all earlier ones. It has a connection of its own, because leads that wait for a turn occupy those of the service.
 * The turn of a lead that is not stored in the end is lost.
 */
@Injectable()
export class TakeTurn implements OnModuleInit, OnApplicationShutdown {
  private readonly turns: DataSource;
  private readonly stopObserving: () => void;

  constructor({ options }: DataSource) {
    this.turns = new DataSource({ ...options, poolSize: 1 } as DataSourceOptions);
    this.stopObserving = observePool('turns', this.turns);
  }

  async onModuleInit(): Promise<void> {
    await this.turns.initialize();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopObserving();
    await this.turns.destroy();
  }

  /** Undefined when no rule matches, or the rules are off. */
  take(lead: RoutedLead, disabled: DisabledMembers): Promise<Assignment | undefined> {
    return this.turns.transaction(async (manager) => {
      const routing = await manager.findOne(RoutingEntity, {
        where: { isOn: true },
        lock: { mode: 'pessimistic_write' },
      });
      const assigned = routing && routeLead(routing.rules, lead, { turns: routing.turns, disabled });
      if (!assigned) return undefined;
      await manager.update(RoutingEntity, { single: true }, { turns: assigned.turns });
      return assigned;
    });
  }
}
