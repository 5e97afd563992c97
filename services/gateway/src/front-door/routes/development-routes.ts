import { getDevelopment, listDevelopments } from '@manzil/contracts/listings/rpc';
import { z } from 'zod';
import { developmentRowSchema } from '../../listings/development.wire.js';
import { get, type Route } from './route.js';

const kept = { kept: { tags: ['developments'], query: [] } } as const;

export const DEVELOPMENT_ROUTES: readonly Route[] = [
  get('/api/developments', 'public', {
    ...kept,
    summary: 'Live projects and the heading of their list',
    response: listDevelopments.response,
  }),
  get('/api/developments/:pagelink', 'public', {
    ...kept,
    summary: 'A live project with its gallery',
    response: getDevelopment.response,
  }),
  get('/getnewly', 'public', {
    ...kept,
    readsSession: true,
    summary: 'Projects, as rows: live ones for visitors, all for members',
    response: z.array(developmentRowSchema),
  }),
  get('/newdevtext', 'public', {
    ...kept,
    summary: 'The heading of the list of projects, as a list with one row',
    response: z.array(z.object({ newtext: z.string() })),
  }),
];
