import { describe, expect, it } from 'vitest';
import { contentChanged } from '@manzil/contracts/content/events';
import {
  developmentChanged,
  developmentHeadingChanged,
  placesChanged,
  propertiesChanged,
} from '@manzil/contracts/listings/events';
import { MESSAGE_ROUTES } from '@manzil/contracts/message-routes';
import { entityWords, messageWords, reasonWords } from './message-labels.js';

const SUBJECTS = [
  ...MESSAGE_ROUTES.map(({ message }) => message.subject),
  ...[contentChanged, developmentChanged, developmentHeadingChanged, placesChanged, propertiesChanged].map(
    ({ subject }) => subject,
  ),
];

describe('a failed message', () => {
  it.each(SUBJECTS)('%s has a name', (subject) => {
    expect(messageWords(subject).name).not.toBe('Unknown message');
  });

  it('of a name that nobody knows shows that name', () => {
    expect(messageWords('constructor')).toEqual({ name: 'Unknown message', effect: 'constructor' });
  });

  it.each([
    [
      ['unpublished', 'The message has 1100000 bytes, and NATS takes 1040384 at most'],
      'The message is too long: 1,100 kB, and 1,041 kB is the limit.',
    ],
    [
      ['unpublished', 'No stream takes messages on "nowhere"'],
      'The message bus does not take messages of this name.',
    ],
    [['unpublished', 'wrong last sequence'], 'The message bus refused it.'],
    [
      ['unhandled', 'A message on work.media.fetch-photos.v1 is not valid: ✖ Invalid input'],
      'The message does not have the expected form.',
    ],
    [['unhandled', 'A message on work.media.fetch-photos.v1 is not JSON'], 'The message cannot be read.'],
    [
      ['unhandled', 'duplicate key value violates unique constraint'],
      'The service failed each time it handled the message.',
    ],
  ] as const)('%j says why in plain words', ([kind, reason], words) => {
    expect(reasonWords({ kind, reason })).toBe(words);
  });

  it('names what it is about as staff do', () => {
    expect(entityWords({ kind: 'listing', name: 'MZ-171', link: null })).toBe('Property MZ-171');
    expect(entityWords({ kind: 'faq', name: null, link: '/backend/faq' })).toBe('Question');
  });
});
