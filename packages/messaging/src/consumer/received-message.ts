import type { JsMsg } from '@nats-io/jetstream';
import { NonRetryableError } from '../errors.js';

/** Returns the publisher's message id, or the stream and sequence of a message without one. */
export function idOf(message: JsMsg): string {
  return message.headers?.get('Nats-Msg-Id') || `${message.info.stream}:${message.info.streamSequence}`;
}

/** @throws NonRetryableError when the message is not JSON */
export function jsonOf(message: JsMsg): unknown {
  try {
    return message.json();
  } catch (error) {
    throw new NonRetryableError(`A message on ${message.subject} is not JSON`, { cause: error });
  }
}

/** Returns the parsed payload, or the text of a message that is not JSON. */
export function textOrJsonOf(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return message.string();
  }
}
