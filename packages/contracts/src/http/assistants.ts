import { z } from 'zod';
import { listTag } from '../cache-tags.js';
import { cachedAs, defineEndpoint } from './endpoint.js';

export const ASSISTANT_PATH = '/mcp';

export const showLlmsText = defineEndpoint({
  method: 'GET',
  path: '/llms.txt',
  audience: 'public',
  area: 'Assistants',
  summary: 'What the site has for assistants, and how they read it',
  responses: { 200: { mediaType: 'text/plain' } },
  cached: cachedAs(listTag('sale'), listTag('rent')),
});

export const callAssistantServer = defineEndpoint({
  method: 'POST',
  path: ASSISTANT_PATH,
  audience: 'public',
  area: 'Assistants',
  summary:
    'A message of the Model Context Protocol (streamable HTTP, without sessions): tools that only read',
  body: z.looseObject({ jsonrpc: z.literal('2.0'), method: z.string().max(100) }),
  responses: { 200: { mediaType: 'application/json' }, 202: 'nothing' },
  problems: ['NOT_FOUND'],
  isLimited: true,
});

/** Clients first request a stream of events, and continue without one. */
export const refuseAssistantStream = defineEndpoint({
  method: 'GET',
  path: ASSISTANT_PATH,
  audience: 'public',
  area: 'Assistants',
  summary: 'Responds 405: the server sends no events of its own',
  responses: {},
  problems: ['METHOD_NOT_ALLOWED', 'NOT_FOUND'],
});
