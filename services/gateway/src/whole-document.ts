import type { Type } from '@nestjs/common';
import { AppModule } from './app.module.js';
import { EndpointRegistry } from './http/endpoint-registry.js';
import { describeApi, type ApiDocument } from './http/openapi/api-document.js';

/** The API document of this build, without starting anything. */
export const wholeDocument = (): ApiDocument => describeApi(wholeRegistry().endpoints);

/** Every endpoint of this build, in the order in which the router of a running gateway gets them. */
export const wholeRegistry = (): EndpointRegistry =>
  new EndpointRegistry(controllersOf(AppModule, new Set()));

function controllersOf(module: Type, seen: Set<Type>): Type[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const own = (Reflect.getMetadata('controllers', module) ?? []) as Type[];
  const imports = (Reflect.getMetadata('imports', module) ?? []) as Type[];
  return [...own, ...imports.flatMap((each) => controllersOf(each, seen))];
}
