import { Global, Module, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { EndpointRegistry } from './endpoint-registry.js';

/** Gives every module the registry of what all controllers of the process handle. */
@Global()
@Module({
  providers: [
    {
      provide: EndpointRegistry,
      inject: [ModulesContainer],
      useFactory: (modules: ModulesContainer) => new EndpointRegistry(controllersOf(modules)),
    },
  ],
  exports: [EndpointRegistry],
})
export class HttpModule {}

/** In the order in which the router gets them. */
const controllersOf = (modules: ModulesContainer): Type[] =>
  [...modules.values()].flatMap(({ controllers }) =>
    [...controllers.values()].flatMap(({ metatype }) => (isClass(metatype) ? [metatype] : [])),
  );

const isClass = (value: unknown): value is Type => typeof value === 'function';
