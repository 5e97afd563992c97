import { describe, expect, it } from 'vitest';
import { adminCredentials, asAdmin, asVisitor, json } from '../staff.js';

describe('signing in, as the specification words it', () => {
  it('POST /login is a list whose first item has the role as type', async () => {
    const answer = await asVisitor('/login', json('POST', adminCredentials()));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([expect.objectContaining({ type: 'admin' })]);
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);
  });

  it('POST /login has no row for what is not right, and does not tell which half it was', async () => {
    const wrongPassword = await asVisitor(
      '/login',
      json('POST', { username: adminCredentials().username, password: 'not the password' }),
    );
    const nobody = await asVisitor('/login', json('POST', { username: 'nobody', password: 'whatever' }));
    expect(wrongPassword.status).toBe(nobody.status);
    expect(await wrongPassword.json()).toEqual([]);
    expect(await nobody.json()).toEqual([]);
    expect(wrongPassword.headers.getSetCookie()).toEqual([]);
  });

  it('GET /api/session says who is signed in, and to visitors that nobody is', async () => {
    expect((await asVisitor('/api/session')).status).toBe(401);
    const answer = await (await asAdmin())('/api/session');
    expect(await answer.json()).toMatchObject({ username: adminCredentials().username, role: 'admin' });
  });

  it('POST /logout ends the session', async () => {
    const login = await asVisitor('/login', json('POST', adminCredentials()));
    const headers = { cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    expect((await asVisitor('/api/session', { headers })).status).toBe(200);
    expect((await asVisitor('/logout', { method: 'POST', headers })).ok).toBe(true);
    expect((await asVisitor('/api/session', { headers })).status).toBe(401);
  });

  it('GET /api/data updates the properties, for staff of this site alone', async () => {
    expect((await asVisitor('/api/data')).status).toBe(401);
    const staff = await asAdmin();
    const foreign = await staff('/api/data', { headers: { origin: 'https://elsewhere.example' } });
    expect(foreign.status).toBe(403);
    const answer = await staff('/api/data');
    expect([200, 202]).toContain(answer.status);
  });
});
