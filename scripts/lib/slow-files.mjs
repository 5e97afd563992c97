/** Test files that may take more than 20 seconds, with the reason. */
export const SLOW_FILES = {
  'bench/bench.spec.ts': 'runs each part of the bench once, on a product of its own',
  'e2e/backend/screens.spec.ts': 'opens each screen of the backend, in both themes and on a phone',
  'e2e/budgets/budgets.spec.ts': 'measures first views on a slowed processor and line, one after the other',
  'e2e/installation/backup.spec.ts':
    'starts the product twice, and its PostgreSQL for each backup and restore',
  'e2e/installation/empty-site.spec.ts': 'starts the product on an empty installation',
  'e2e/journeys/accessibility.spec.ts': 'checks each screen of the site with axe',
  'e2e/journeys/arabic-screens.spec.ts': 'checks each screen of the site in Arabic with axe',
  'e2e/journeys/discovery.spec.ts': 'reads every page that the sitemaps name, in both languages',
  'e2e/journeys/home-seekers.spec.ts': 'does ten tasks, each from the home page on',
  'e2e/journeys/map.spec.ts': 'draws maps without a graphics card',
  'e2e/journeys/one-language.spec.ts': 'opens a page of each catalogue on demand, in both languages',
  'e2e/resilience/resilience.spec.ts':
    'waits for each part to fail and recover, and loads the product for 30 s',
  'packages/messaging/test/relay.int.spec.ts':
    'restarts NATS, and kills processes between publishing and deleting',
  'scripts/backup.spec.ts': 'starts services on each backup that it restores',
  'scripts/boot.spec.ts': 'starts each service as it is built',
  'scripts/tls.spec.ts': 'connects a process for each certificate that must be refused',
  'services/gateway/test/access.int.spec.ts': 'sends requests of every identity to every route',
  'services/gateway/test/approval.int.spec.ts': 'walks every kind of content through its approval',
  'services/gateway/test/restart.int.spec.ts': 'kills or stops each service under load until it is back',
  'services/leads/test/received-mail.int.spec.ts': 'opens a mailbox of Dovecot for each check of it',
  'services/listings/test/import-faults.int.spec.ts':
    'kills an import at six points, and takes each server away from one',
  'services/listings/test/import-memory.int.spec.ts':
    'reads feeds larger than the heap, in a process for each format',
  'services/listings/test/roll-back-inputs.int.spec.ts':
    'imports the demo and the inputs of other programs, and undoes each',
  'services/media/test/bin.int.spec.ts': 'stores the files of each case in a folder and in S3',
  'web/app/backend/routes/sections-access.test.tsx': 'opens each section as each role',
};
