import { describe, expect, it } from 'vitest';
import { DomainError } from '@manzil/service-kit/errors';
import type { RpcClient } from '@manzil/service-kit/rpc-client';
import { AssertPathIsFree } from './assert-path-is-free.js';

type Answers = Record<string, unknown>;

/** Answers by subject; NOT_FOUND for any other subject. */
const owners = (answers: Answers): AssertPathIsFree =>
  new AssertPathIsFree({
    request: ({ subject }: { subject: string }) => {
      const answer = answers[subject] ?? new DomainError('NOT_FOUND', 'There is none');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  } as unknown as RpcClient);

const LISTING = 'rpc.listings.v1.property.get';
const DEVELOPMENT = 'rpc.listings.v1.development.get';
const PAGE = 'rpc.content.v1.page.get';

describe('a new path', () => {
  const forPage = { link: 'golden-visa', wantedFor: 'page', field: 'linkAddress' } as const;
  const forDevelopment = { link: 'golden-visa', wantedFor: 'development', field: 'pagelink' } as const;

  it('that nobody has is free', async () => {
    await expect(owners({}).assertFree(forPage)).resolves.toBeUndefined();
    await expect(owners({}).assertFree(forDevelopment)).resolves.toBeUndefined();
  });

  it.each([
    [forPage, LISTING, { id: 1 }, 'listing'],
    [forPage, DEVELOPMENT, { development: { id: 1 } }, 'development'],
    [forDevelopment, LISTING, { id: 1 }, 'listing'],
    [forDevelopment, PAGE, { page: { id: 1 } }, 'page'],
  ])('is refused to the second one: %j against %s', async (wanted, subject, answer, takenBy) => {
    await expect(owners({ [subject]: answer }).assertFree(wanted)).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { issues: [{ field: wanted.field }], details: { reason: 'link-taken', takenBy } },
    });
  });

  it.each([{ redirectTo: 'elsewhere' }, new DomainError('GONE', 'It is in the recycle bin')])(
    'may be one that a page had: %s',
    async (answer) => {
      await expect(owners({ [PAGE]: answer }).assertFree(forDevelopment)).resolves.toBeUndefined();
    },
  );

  it('is never a route of the site, in any spelling', async () => {
    for (const link of ['buy', 'Backend', 'api']) {
      await expect(owners({}).assertFree({ ...forDevelopment, link })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        extra: { issues: [{ field: 'pagelink' }] },
      });
    }
  });

  it('is not given while an owner does not reply', async () => {
    const away = new DomainError('UNAVAILABLE', 'Nobody answers');
    await expect(owners({ [LISTING]: away }).assertFree(forPage)).rejects.toBe(away);
  });
});
