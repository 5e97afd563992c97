import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { successStatusOf, type Endpoint } from '@manzil/contracts/http/endpoint';
import { EncodedJson } from '@manzil/service-kit/encoded-json';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HEADERS_METADATA } from '@nestjs/common/constants.js';
import { HttpAdapterHost, ModulesContainer } from '@nestjs/core';
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { endpointOf, readInput } from './endpoint.decorator.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { setShown } from './response-tags.js';
import { showCached } from './tag-responses.js';

type Handler = (input: object) => unknown;

/**
 * Handles public reads that do not need the router: they have no path parameters, no body and no member, and their
 * handler takes its input only. Finding the route and passing the guards and interceptors, which admit such a read in
 * any case, would take longer than the rest of the gateway's work for it.
 */
@Injectable()
export class DirectReads implements OnApplicationBootstrap {
  private readonly handlers = new Map<Endpoint, Handler>();

  constructor(
    private readonly modules: ModulesContainer,
    private readonly adapter: HttpAdapterHost,
    private readonly problems: ProblemFilter,
  ) {}

  onApplicationBootstrap(): void {
    for (const { controllers } of this.modules.values())
      for (const { instance } of controllers.values()) this.add(instance);
  }

  /** Undefined for a request that only the router handles. `query` is without the question mark. */
  find(
    endpoint: Endpoint,
    query: string,
    { headers, url = '' }: IncomingMessage,
  ): RequestListener | undefined {
    const handler = this.handlers.get(endpoint);
    // The router also refuses requests that it cannot read.
    const isPlain =
      headers['transfer-encoding'] === undefined &&
      headers['content-length'] === undefined &&
      !url.includes('%00');
    if (handler === undefined || !isPlain) return undefined;
    return (request, response) => {
      void this.answer({ endpoint, handler, query }, request, response);
    };
  }

  private add(controller: object): void {
    const prototype = Object.getPrototypeOf(controller) as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const method = prototype[name];
      const endpoint = typeof method === 'function' ? endpointOf(method) : undefined;
      if (typeof method !== 'function' || endpoint === undefined || method.length > 1) continue;
      if (isDirect(endpoint) && !Reflect.hasMetadata(HEADERS_METADATA, method))
        this.handlers.set(endpoint, method.bind(controller) as Handler);
    }
  }

  private async answer(
    { endpoint, handler, query }: { endpoint: Endpoint; handler: Handler; query: string },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const express = this.adapter.httpAdapter.getInstance<Express>();
    const parse = express.get('query parser fn') as (query: string) => Request['query'];
    const parameters = { params: {}, query: parse(query) };
    try {
      const input = readInput(endpoint, { ...parameters, body: undefined } as Request);
      const value = await handler(input);
      if (endpoint.cached !== undefined) showCached(response, endpoint.cached, value, parameters);
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(value instanceof EncodedJson ? value.bytes() : JSON.stringify(value));
    } catch (error) {
      setShown(response, { tags: endpoint.cached?.tagsOfNothing?.({}) ?? [] });
      const routed = asRouted(express, endpoint, request, response);
      this.problems.answer(error, routed.request, routed.response);
    }
  }
}

const isDirect = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' &&
  endpoint.audience === 'public' &&
  endpoint.cached !== undefined &&
  !endpoint.path.includes(':') &&
  endpoint.readsSession === undefined &&
  endpoint.isLarge === undefined &&
  endpoint.changesState === undefined &&
  successStatusOf(endpoint) === 200 &&
  endpoint.responses[200] instanceof z.ZodType;

/** Adds the properties that the router sets, which the exception filter reads. */
function asRouted(
  { request: requests, response: responses }: Express,
  { path }: Endpoint,
  request: IncomingMessage,
  response: ServerResponse,
): { request: Request; response: Response } {
  const routed = Object.setPrototypeOf(request, requests) as Request;
  const answered = Object.setPrototypeOf(response, responses) as Response;
  Object.assign(routed, { res: answered, route: { path } });
  Object.assign(answered, { req: routed });
  return { request: routed, response: answered };
}
