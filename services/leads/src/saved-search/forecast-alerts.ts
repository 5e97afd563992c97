import type { AlertForecast, AlertFrequency } from '@manzil/contracts/leads/saved-search';
import { forecastAlerts } from '@manzil/contracts/http/saved-searches';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DueGroup } from './due-searches.js';
import { matchPlanned } from './match-groups.js';

/** Groups that are matched by one round. */
const BATCH = 5_000;

type CountedGroup = DueGroup & Record<AlertFrequency, number>;

/** Counts the searches that would be mailed the homes that a quarantined import publishes. */
@Injectable()
export class ForecastAlerts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  @HandleRpc(forecastAlerts)
  async forecast({ runId }: { runId: string }): Promise<AlertForecast> {
    const forecast: AlertForecast = { instant: 0, daily: 0, weekly: 0 };
    for (let from = ''; ;) {
      const groups = await this.groupsAfter(from);
      const last = groups.at(-1);
      if (last === undefined) return forecast;
      const totals = await matchPlanned(this.rpc, groups, runId);
      for (const [index, { instant, daily, weekly }] of groups.entries())
        if ((totals[index] ?? 0) > 0) {
          forecast.instant += instant;
          forecast.daily += daily;
          forecast.weekly += weekly;
        }
      from = last.hash;
    }
  }

  private groupsAfter(hash: string): Promise<CountedGroup[]> {
    return this.dataSource.query<CountedGroup[]>(
      `SELECT criteria_hash AS hash, (array_agg(criteria))[1] AS criteria,
              count(*) FILTER (WHERE frequency = 'instant')::int AS instant,
              count(*) FILTER (WHERE frequency = 'daily')::int AS daily,
              count(*) FILTER (WHERE frequency = 'weekly')::int AS weekly
       FROM saved_search WHERE state = 'active' AND criteria_hash > $1
       GROUP BY criteria_hash ORDER BY criteria_hash LIMIT $2`,
      [hash, BATCH],
    );
  }
}
