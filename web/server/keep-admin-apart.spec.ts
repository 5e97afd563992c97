import { describe, expect, it } from 'vitest';
import { adminChunksOfVisitors } from './keep-admin-apart.mjs';

const chunk = (
  fileName: string,
  parts: Partial<Parameters<typeof adminChunksOfVisitors>[0][number]> = {},
) => ({
  fileName,
  isEntry: false,
  facadeModuleId: null,
  imports: [],
  moduleIds: [`/web/app/site/components/${fileName}`],
  ...parts,
});
const home = chunk('home.js', {
  isEntry: true,
  facadeModuleId: '/web/app/site/routes/home.tsx?__react-router-build-client-route',
  imports: ['card.js'],
});
const members = chunk('members.js', {
  isEntry: true,
  facadeModuleId: '/web/app/backend/routes/members.tsx',
  imports: ['table.js', 'card.js'],
});
const table = chunk('table.js', { moduleIds: ['/web/app/backend/kit/media/image-field.tsx'] });

describe('the browser build', () => {
  it('may share parts of the site with the backend', () => {
    expect(adminChunksOfVisitors([home, members, table, chunk('card.js')])).toEqual([]);
  });

  it('is refused when a public page reaches admin code, over however many imports', () => {
    const card = chunk('card.js', { imports: ['table.js'] });
    expect(adminChunksOfVisitors([home, members, table, card])).toEqual([
      '/web/app/backend/kit/media/image-field.tsx (home.js > card.js > table.js)',
    ]);
  });

  it('is refused when a shared chunk holds some of it', () => {
    const mixed = chunk('card.js', {
      moduleIds: ['/web/app/site/components/card.tsx', '/web/app/backend/kit/session/markers.ts'],
    });
    expect(adminChunksOfVisitors([home, mixed])).toHaveLength(1);
  });

  it('takes chunks that import each other', () => {
    const [a, b] = [chunk('card.js', { imports: ['b.js'] }), chunk('b.js', { imports: ['card.js'] })];
    expect(adminChunksOfVisitors([home, a, b])).toEqual([]);
  });
});
