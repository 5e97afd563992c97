import { z } from 'zod';
import { failedMessageSchema } from '../failed-messages.js';
import { SERVICES } from '../message-routes.js';

export const serviceSchema = z.enum(SERVICES);

const messageEntitySchema = z.object({
  kind: z.string(),
  /** Name of the record; null for a kind with a single record. */
  name: z.string().nullable(),
  /** Path in the backend; null when no page shows it. */
  link: z.string().startsWith('/').nullable(),
});
export type MessageEntity = z.infer<typeof messageEntitySchema>;

const listedMessageSchema = failedMessageSchema.extend({ entity: messageEntitySchema.nullable() });

const serviceMessagesSchema = z.object({
  service: serviceSchema,
  /** Includes messages beyond this page; null while the service is unavailable. */
  total: z.int().nullable(),
  /** Newest first. */
  items: z.array(listedMessageSchema),
});
export type ServiceMessages = z.infer<typeof serviceMessagesSchema>;

export const failedMessagesSchema = z.object({ services: z.array(serviceMessagesSchema) });
export type FailedMessages = z.infer<typeof failedMessagesSchema>;

export const failedMessageCountSchema = z.object({
  /** Sum over the services that respond. */
  count: z.int(),
  unanswered: z.array(serviceSchema),
});
export type FailedMessageCount = z.infer<typeof failedMessageCountSchema>;
