import { runService } from '@manzil/service-kit/bootstrap';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';
import { databaseOptions } from './data-source.js';

const config = readConfig();

await runService({
  name: 'leads',
  config,
  database: databaseOptions(config.LEADS_DATABASE_URL),
  module: AppModule,
});
