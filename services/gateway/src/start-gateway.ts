import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { WarnOfOpenTrail } from './accounts/audit/warn-of-open-trail.js';
import { CreateFirstAdmin } from './accounts/passwords/create-first-admin.js';
import { warmPasswordCheck } from './accounts/passwords/password.js';
import { AppModule } from './app.module.js';
import type { GatewayConfig } from './config.js';
import { databaseOptions } from './data-source.js';
import { configureHttp, internalListener } from './configure-http.js';

export function startGateway(config: GatewayConfig): Promise<RunningService> {
  return runService({
    name: 'gateway',
    config,
    database: databaseOptions(config.GATEWAY_DATABASE_URL),
    module: AppModule,
    http: {
      port: config.PORT,
      configure: (app) => {
        configureHttp(app, config);
      },
      ...(config.INTERNAL_PORT !== undefined && {
        internal: {
          port: config.INTERNAL_PORT,
          host: config.INTERNAL_HOST,
          listener: (app) => internalListener(app, config),
        },
      }),
    },
    onStarted: async (app) => {
      await Promise.all([
        app.get(CreateFirstAdmin).create(),
        app.get(WarnOfOpenTrail).warn(),
        warmPasswordCheck(),
      ]);
    },
  });
}
