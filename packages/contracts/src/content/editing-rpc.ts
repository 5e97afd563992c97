import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import {
  footerEntrySchema,
  navigationItemEntrySchema,
  navigationStyleEntrySchema,
} from './collection-entries.js';
import { entryListOf, entryPart } from './editing.js';

export const listNavigationItemEntries = defineRpc({
  subject: 'rpc.content.v1.navigation-item.list-entries',
  request: entryPart,
  response: entryListOf(navigationItemEntrySchema),
  idempotent: true,
});

export const getFrameEntry = defineRpc({
  subject: 'rpc.content.v1.site-frame.get-entry',
  request: z.object({}),
  response: z.object({ style: navigationStyleEntrySchema, footer: footerEntrySchema }),
  idempotent: true,
});
