import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineEndpoint } from '@manzil/contracts/http/endpoint';
import { once, unlessEmpty, wholeNumber } from '@manzil/contracts/http/query-values';
import { DomainError } from '@manzil/service-kit/errors';
import {
  Catch,
  Controller,
  Module,
  Res,
  type ArgumentsHost,
  type ExceptionFilter,
  type INestApplication,
  type StreamableFile,
} from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import type { Response as ExpressResponse } from 'express';
import { z } from 'zod';
import { Endpoint } from './endpoint.decorator.js';
import type { Input } from './input.js';

const common = { audience: 'public', area: 'Health', summary: 'Of this test' } as const;

const showThing = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/things/:id/parts/:part',
  params: z.object({ id: z.uuid(), part: z.string().max(5) }),
  query: z.object({ page: unlessEmpty(wholeNumber.default(1)), q: unlessEmpty(once.optional()) }),
  responses: { 200: z.object({ seen: z.unknown() }) },
});
const addThing = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/things',
  body: z.object({ sizes: z.array(z.object({ width: z.number() })) }),
  responses: { 201: z.object({ count: z.number() }), 202: z.object({ count: z.number() }) },
});
const removeThing = defineEndpoint({
  ...common,
  method: 'DELETE',
  path: '/things/:id',
  responses: { 204: 'nothing' },
});
const listThings = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/member-things',
  audience: 'member',
  responses: { 200: z.array(z.string()) },
  isLarge: true,
});

@Controller()
class ThingController {
  removed: string[] = [];

  @Endpoint(showThing)
  show({ params, query, body }: Input<typeof showThing>): { seen: unknown } {
    return { seen: { params, query, body } };
  }

  @Endpoint(addThing)
  add(
    { body }: Input<typeof addThing>,
    @Res({ passthrough: true }) response: ExpressResponse,
  ): { count: number } {
    if (body.sizes.length > 1) response.status(202);
    return { count: body.sizes.length };
  }

  @Endpoint(removeThing)
  remove({ params }: Input<typeof removeThing>): void {
    this.removed.push(params.id);
  }
}

@Catch(DomainError)
class ProblemsAsJson implements ExceptionFilter {
  catch({ code, extra }: DomainError, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<ExpressResponse>().status(400).json({ code, issues: extra.issues });
  }
}

@Module({ controllers: [ThingController], providers: [{ provide: APP_FILTER, useClass: ProblemsAsJson }] })
class ThingModule {}

describe('a handler of an endpoint', () => {
  let app: INestApplication;
  let url: string;
  beforeAll(async () => {
    app = await NestFactory.create(ThingModule, { logger: false });
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
  });
  afterAll(async () => {
    await app.close();
  });

  const ID = '7f0c0e5e-1111-4222-8333-944444444444';
  const post = (body: string) =>
    fetch(`${url}/things`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  it('gets the parts of the request as the schemas make them, and no part that is not declared', async () => {
    const answer = await fetch(`${url}/things/${ID}/parts/a%20b?page=3&q=&other=x`);
    expect(await answer.json()).toEqual({
      seen: { params: { id: ID, part: 'a b' }, query: { page: 3 } },
    });
  });

  it('is answered with the first success that is declared, unless it sets another', async () => {
    expect((await post('{"sizes":[{"width":1}]}')).status).toBe(201);
    expect((await post('{"sizes":[{"width":1},{"width":2}]}')).status).toBe(202);
  });

  it('gets parameters of the path as text where no schema is declared, and may send nothing', async () => {
    const answer = await fetch(`${url}/things/${ID}`, { method: 'DELETE' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(app.get(ThingController).removed).toEqual([ID]);
  });

  it.each([
    ['a parameter of the path', '/things/1/parts/toolong', [['id'], ['part']]],
    ['the query', `/things/${ID}/parts/a?page=x`, [['page']]],
    ['a parameter that is given twice', `/things/${ID}/parts/a?q=1&q=2`, [['q']]],
  ])('is not called when %s is not valid: the field is named', async (_name, path, fields) => {
    const answer = await fetch(url + path);
    const { code, issues } = (await answer.json()) as { code: string; issues: { field: string }[] };
    expect(code).toBe('VALIDATION_FAILED');
    expect(issues.map(({ field }) => [field])).toEqual(fields);
  });

  it('is not called when a body is not valid, which is named by its path, or when there is none', async () => {
    expect(await (await post('{"sizes":[{"width":"1"}]}')).json()).toMatchObject({
      issues: [{ field: 'sizes.0.width' }],
    });
    expect(await (await fetch(`${url}/things`, { method: 'POST' })).json()).toMatchObject({
      issues: [{ field: 'body', message: 'must be JSON' }],
    });
  });
});

/** None of these may compile; the type check fails if one does. */
export class DoesNotCompile {
  // @ts-expect-error What is returned is not what the endpoint declares.
  @Endpoint(addThing)
  wrongResult(): { count: string } {
    return { count: '1' };
  }

  // @ts-expect-error A body that the endpoint does not have.
  @Endpoint(removeThing)
  wrongInput(_input: { body: { name: string } }): void {
    return undefined;
  }

  // @ts-expect-error The session of a visitor.
  @Endpoint(removeThing)
  noSession({ session: _session }: Input<typeof removeThing> & { session: { username: string } }): void {
    return undefined;
  }

  // @ts-expect-error Only a large response may be streamed.
  @Endpoint(addThing)
  noStream(): StreamableFile {
    throw new Error('never called');
  }

  @Endpoint(listThings)
  mayStream({ session }: Input<typeof listThings>): StreamableFile | string[] {
    return [session.username];
  }
}

export const DOES_NOT_COMPILE = [
  defineEndpoint({
    ...common,
    method: 'GET',
    path: '/things/:id',
    // @ts-expect-error The path has no such parameter.
    params: z.object({ number: z.string() }),
    responses: { 200: z.string() },
  }),
  defineEndpoint({
    ...common,
    method: 'GET',
    path: '/things/:id',
    responses: { 200: z.object({ name: z.string() }) },
    // @ts-expect-error What is returned has no such field.
    cached: { tags: ({ title }) => [String(title)] },
  }),
];
