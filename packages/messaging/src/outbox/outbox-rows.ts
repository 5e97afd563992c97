import type { EntityManager, QueryRunner } from 'typeorm';

interface RunnerData {
  hasOutboxRows?: true;
}

/** Notes that the transaction of `manager` writes to the outbox, so that its commit wakes the relay. */
export function noteOutboxRows({ queryRunner }: EntityManager): void {
  if (queryRunner !== undefined) (queryRunner.data as RunnerData).hasOutboxRows = true;
}

export const hasOutboxRows = ({ data }: QueryRunner): boolean => (data as RunnerData).hasOutboxRows === true;
