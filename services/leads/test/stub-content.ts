import type { DocumentName } from '@manzil/contracts/content/documents';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { createLogger } from '@manzil/service-kit/logger';
import { showDocument } from '@manzil/contracts/http/content';
import { listConfirmedRules } from '@manzil/contracts/http/rules';
import type { Rule } from '@manzil/rules/rule';

interface StubContent {
  /** The texts as they are published. */
  published: { version: number; text: string };
  /** Further fields of each document. */
  fields: Record<string, string>;
  /** The confirmed rules. */
  rules: Rule[];
  stop(): Promise<void>;
}

/** Answers requests for legal documents and rules as the content service does. */
export async function startStubContent(natsUrl: string): Promise<StubContent> {
  const link = await NatsLink.open(natsUrl, 'content', createLogger('content', 'silent'));
  const stub: StubContent = {
    published: { version: 1, text: 'We keep it.' },
    fields: {},
    rules: [],
    stop: () => link.close(),
  };
  link.connection.subscribe(listConfirmedRules.subject, {
    callback: (_error, message) => {
      const { id } = message.json<{ id: string }>();
      message.respond(JSON.stringify({ id, response: { rules: stub.rules }, isDisposed: true }));
    },
  });
  link.connection.subscribe(showDocument.subject, {
    callback: (_error, message) => {
      const { id, data } = message.json<{ id: string; data: { name: DocumentName } }>();
      const fields = { sec1heading: data.name, sec1text: stub.published.text, ...stub.fields };
      const { version } = stub.published;
      const response = { name: data.name, fields, version, updatedAt: '2026-11-01T04:00:00.000Z' };
      message.respond(JSON.stringify({ id, response, isDisposed: true }));
    },
  });
  await link.connection.flush();
  return stub;
}
