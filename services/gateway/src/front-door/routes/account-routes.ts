import { sessionSchema } from '@manzil/contracts/gateway/account';
import { z } from 'zod';
import { loginRowSchema } from '../../accounts/login.wire.js';
import { get, post, type Route } from './route.js';

export const ACCOUNT_ROUTES: readonly Route[] = [
  post('/login', 'public', {
    summary:
      'Opens a session; the first item says the role. 401 with an empty list when the two do not match',
    response: z.array(loginRowSchema),
    alsoAnswers: { 401: z.array(loginRowSchema).max(0) },
    problems: ['RATE_LIMITED'],
  }),
  post('/logout', 'public', { readsSession: true, summary: 'Ends the session', response: 'nothing' }),
  get('/api/session', 'member', { summary: 'Who is logged in', response: sessionSchema }),
];
