/** Test files that may take more than 20 seconds, with the reason. */
export const SLOW_FILES = {
  'bench/bench.spec.ts': 'runs each part of the bench once, on a product of its own',
  'e2e/budgets/budgets.spec.ts': 'measures first views on a slowed processor and line, one after the other',
  'e2e/installation/backup.spec.ts':
    'starts the product twice, and its PostgreSQL for each backup and restore',
  'e2e/resilience/resilience.spec.ts':
    'waits for each part to fail and recover, and loads the product for 30 s',
  'services/listings/test/roll-back-inputs.int.spec.ts':
    'imports the demo and the inputs of other programs, and undoes each',
};
