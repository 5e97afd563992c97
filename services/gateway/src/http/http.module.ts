import { Global, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, ModulesContainer } from '@nestjs/core';
import { AccessGuard } from './auth/access.guard.js';
import { AdmitToken } from './auth/admit-token.js';
import { DirectReads } from './direct-reads.js';
import { EndpointRegistry } from './endpoint-registry.js';
import { DeleteExpiredLimits } from './limits/delete-expired-limits.js';
import { ReceiveForm } from './files/receive-form.js';
import { ApiDocsController } from './openapi/api-docs.controller.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { TagResponses } from './tag-responses.js';

/** Provides the parts of all endpoints. The registry knows what all controllers of the process handle. */
@Global()
@Module({
  controllers: [ApiDocsController],
  providers: [
    {
      provide: EndpointRegistry,
      inject: [ModulesContainer],
      useFactory: (modules: ModulesContainer) => new EndpointRegistry(controllersOf(modules)),
    },
    AdmitToken,
    DeleteExpiredLimits,
    ReceiveForm,
    DirectReads,
    ProblemFilter,
    { provide: APP_FILTER, useExisting: ProblemFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: TagResponses },
  ],
  exports: [DirectReads, EndpointRegistry, ReceiveForm],
})
export class HttpModule {}

/** In the order in which the router gets them. */
const controllersOf = (modules: ModulesContainer): Type[] =>
  [...modules.values()].flatMap(({ controllers }) =>
    [...controllers.values()].flatMap(({ metatype }) => (isClass(metatype) ? [metatype] : [])),
  );

const isClass = (value: unknown): value is Type => typeof value === 'function';
