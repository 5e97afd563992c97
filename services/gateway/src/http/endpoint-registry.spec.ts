import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defineEndpoint, nameOf, type Endpoint as Definition } from '@manzil/contracts/http/endpoint';
import { Controller, Get, type Type } from '@nestjs/common';
import { z } from 'zod';
import { wholeRegistry } from '../whole-document.js';
import { Endpoint } from './endpoint.decorator.js';
import { EndpointRegistry } from './endpoint-registry.js';

const get = <const Path extends string>(path: Path) =>
  defineEndpoint({
    method: 'GET',
    path,
    audience: 'public',
    area: 'Health',
    summary: 'Of this test',
    responses: { 200: z.string() },
  });

function controllerOf(endpoint: Definition, prefix = ''): Type {
  @Controller(prefix)
  class TestController {
    @Endpoint(endpoint)
    handle(): string {
      return '';
    }
  }
  return TestController;
}

const registryOf = (...paths: string[]): EndpointRegistry =>
  new EndpointRegistry(paths.map((path) => controllerOf(get(path))));

describe('the registry of endpoints', () => {
  it('finds the endpoint of a path on the wire, the exact one first, for HEAD as for GET', () => {
    const registry = registryOf('/things/new', '/things/:id', '/things/:id/parts', '/feed.xml');
    const pathOf = (method: string, path: string) => registry.match(method, path)?.path;
    expect(pathOf('GET', '/things/new')).toBe('/things/new');
    expect(pathOf('HEAD', '/things/7')).toBe('/things/:id');
    expect(pathOf('GET', '/things/new/parts')).toBe('/things/:id/parts');
    expect(pathOf('GET', '/things/:id')).toBe('/things/:id');
    for (const unknown of ['/things/', '/things/7/', '/things', '/things/7/parts/1', '/feedxxml']) {
      expect([unknown, pathOf('GET', unknown)]).toEqual([unknown, undefined]);
    }
    expect(pathOf('POST', '/things/7')).toBeUndefined();
  });

  it('refuses a handler that no endpoint defines, by name', () => {
    @Controller('stray')
    class StrayController {
      @Get('call')
      call(): string {
        return '';
      }
    }
    expect(() => new EndpointRegistry([StrayController])).toThrow(
      'StrayController.call answers GET /stray/call, which no endpoint defines',
    );
  });

  it('refuses a controller whose own path would move its endpoints', () => {
    expect(() => new EndpointRegistry([controllerOf(get('/things'), 'api')])).toThrow(
      'TestController.handle is registered as GET /api/things and not as GET /things',
    );
  });

  it.each([
    ['/things/:id', '/things/new'],
    ['/things/:id', '/things/:name'],
    ['/things/:id/:part', '/things/:id/order'],
    ['/things', '/things'],
  ])('refuses %s in front of %s, which would never be reached', (earlier, later) => {
    expect(() => registryOf(earlier, later)).toThrow(
      `GET ${later} is never reached: GET ${earlier} is registered before it`,
    );
  });

  it('has a handler for every endpoint of the contracts', async () => {
    const folder = new URL('../../../../packages/contracts/src/http/', import.meta.url);
    const files = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file));
    const modules = await Promise.all(
      files.map((file) => import(`@manzil/contracts/http/${file.slice(0, -3)}`) as Promise<object>),
    );
    const exported = modules.flatMap((each) => Object.values<unknown>({ ...each }));
    // The endpoints of a collection are exported together, as one object.
    const grouped = exported.flatMap((each) => Object.values<unknown>({ ...(each as object) }));
    const defined = [...exported, ...grouped].filter(isEndpoint);
    expect(defined.length).toBeGreaterThan(0);
    const handled = new Set(wholeRegistry().endpoints);
    expect(defined.filter((endpoint) => !handled.has(endpoint)).map(nameOf)).toEqual([]);
  });
});

const isEndpoint = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
