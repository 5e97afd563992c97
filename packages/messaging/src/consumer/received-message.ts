import type { JsMsg } from '@nats-io/jetstream';
import { NonRetryableError } from '../errors.js';

/** The publisher's message id, or for a message without one its place in the stream. */
export function idOf(message: JsMsg): string {
  return message.headers?.get('Nats-Msg-Id') || `${message.info.stream}:${message.info.streamSequence}`;
}

export function jsonOf(message: JsMsg): unknown {
  try {
    return message.json();
  } catch (error) {
    throw new NonRetryableError(`A message on ${message.subject} is not JSON`, { cause: error });
  }
}

/** For looking at a message that may not be JSON. */
export function textOrJsonOf(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return message.string();
  }
}
