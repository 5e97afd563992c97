import type { RpcContract } from '@manzil/contracts/rpc';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type CustomTransportStrategy, Server, Transport } from '@nestjs/microservices';
import type { Msg, Subscription } from '@nats-io/transport-node';
import type { NatsLink } from '@manzil/messaging/connection/nats-link';
import { EncodedJson } from './encoded-json.js';
import { DomainError } from './errors.js';
import { respondEncoded } from './encoded-reply.js';
import { answerRpc, rpcContractOf } from './handle-rpc.js';

const DRAIN_LIMIT_MS = 10_000;

/** Wraps the handling of a request, for example in a transaction. */
export interface RequestFrame {
  answer<T>(
    subject: string,
    headerOf: (name: string) => string | undefined,
    work: () => Promise<T>,
  ): Promise<T>;
}

/**
 * Serves the `@HandleRpc` methods on the process's one NATS connection, in the queue group of its service, with Nest's
 * packet format. At shutdown it accepts no more requests and answers those that it has received, within 10 s. Nest's
 * own server would open a second connection and sleep its whole grace period even when idle.
 */
export class RpcServer extends Server implements CustomTransportStrategy {
  override readonly transportId = Transport.NATS;
  private subscriptions: Subscription[] = [];
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly link: NatsLink,
    private readonly queue: string,
    private readonly app: INestApplicationContext,
    /** Undefined where requests are answered without one. */
    private readonly frame: Type<RequestFrame> | undefined,
  ) {
    super();
  }

  listen(ready: () => void): void {
    this.subscriptions = rpcMethodsOf(this.app).map((method) => {
      const { subject } = method.contract;
      return this.link.connection.subscribe(subject, {
        queue: this.queue,
        callback: (error, message) => {
          if (error === null && isRequest(message, subject)) this.track(this.answer(method, message));
        },
      });
    });
    ready();
  }

  async close(): Promise<void> {
    const limit = new Promise<void>((resolve) => setTimeout(resolve, DRAIN_LIMIT_MS).unref());
    await Promise.race([this.finish(), limit]);
  }

  /** Drains first, because NATS gives requests that it has already sent here to no other replica. */
  private async finish(): Promise<void> {
    await Promise.allSettled(
      this.subscriptions.map(async (subscription) => {
        if (this.link.connected) await subscription.drain();
        else subscription.unsubscribe();
      }),
    );
    await Promise.allSettled(this.pending);
  }

  on(): void {
    // This transport emits no events; NatsLink reports the state of the connection.
  }

  override unwrap(): never {
    throw new Error('The connection belongs to NatsLink');
  }

  private track(answering: Promise<void>): void {
    this.pending.add(answering);
    void answering.finally(() => this.pending.delete(answering));
  }

  private async answer({ contract, call }: RpcMethod, message: Msg): Promise<void> {
    const { id, data } = readPacket(message);
    const headerOf = (name: string): string | undefined => message.headers?.get(name);
    const handle = (): Promise<unknown> => answerRpc(contract, call, data, headerOf);
    try {
      const frame = this.frame && this.app.get(this.frame, { strict: false });
      const response = await (frame?.answer(contract.subject, headerOf, handle) ?? handle());
      if (response instanceof EncodedJson) respondEncoded(message, id, response);
      else message.respond(JSON.stringify({ id, response, isDisposed: true }));
    } catch (error) {
      const err = error instanceof DomainError ? error.toWire() : error;
      message.respond(JSON.stringify({ id, err, isDisposed: true }));
    }
  }
}

interface RpcMethod {
  contract: RpcContract;
  call: (request: unknown) => unknown;
}

/** The `@HandleRpc` methods of all providers and controllers. Throws when two of them handle one subject. */
function rpcMethodsOf(app: INestApplicationContext): RpcMethod[] {
  const discovery = app.get(DiscoveryService);
  const scanner = new MetadataScanner();
  const methods = new Map<string, RpcMethod>();
  const wrappers = [...discovery.getProviders(), ...discovery.getControllers()];
  const instances = new Set(wrappers.map((wrapper) => wrapper.instance as unknown).filter(isObject));
  for (const instance of instances) {
    for (const name of scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
      const method = instance[name];
      if (typeof method !== 'function') continue;
      const contract = rpcContractOf(method, app);
      if (contract === undefined) continue;
      if (methods.has(contract.subject)) throw new Error(`Two methods handle ${contract.subject}`);
      methods.set(contract.subject, {
        contract,
        call: (request) => Reflect.apply(method, instance, [request]) as unknown,
      });
    }
  }
  return [...methods.values()];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns false for a message that JetStream delivered here: a user that may pull messages can name any subject as the
 * reply subject of the pull and would so send with the server's rights. Such a message keeps the subject that it was
 * published to, and the server's own status messages have no inbox as reply subject.
 */
const isRequest = ({ subject, reply = '' }: Msg, expected: string): boolean =>
  subject === expected && reply.startsWith('_INBOX.');

/** Treats a packet that is not JSON as an empty request, which no schema with a required field accepts. */
function readPacket(message: Msg): { id: string | undefined; data: unknown } {
  try {
    const packet = message.json<{ id?: string; data?: unknown }>();
    return { id: packet.id, data: packet.data };
  } catch {
    return { id: undefined, data: undefined };
  }
}
