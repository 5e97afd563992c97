import { inLanguage } from '@manzil/contracts/site-language';
import { keepEnquiry } from '../../lib/unsent-enquiries';
import { formPath, type FormName, type FormOutcome, type FormValues } from '../../lib/forms';
import type { Texts } from '../../../shared/lib/texts';

const DEADLINE_MS = 15_000;
const STATUSES: readonly FormOutcome['status'][] = ['done', 'invalid', 'known', 'failed'];

/**
 * Sends a form and returns the outcome; without an answer it is `failed`, never thrown. An enquiry without a connection
 * is kept on the device.
 */
export async function sendForm(texts: Texts, name: FormName, values: FormValues): Promise<FormOutcome> {
  try {
    if (name === 'popup' || name === 'newsletter')
      return await (await import('./send-specified')).sendSpecified(texts, name, values);
    const answer = await fetch(`${inLanguage(texts.language, formPath(name))}/answer`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(values),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (answer.status === 429) return { status: 'failed', message: texts.form.tooOften };
    if (answer.ok) return outcomeOf(texts, await answer.json());
  } catch {
    if (name === 'enquiry' && !navigator.onLine && keepEnquiry(values))
      return { status: 'known', message: texts.form.unsent.kept };
    // No connection, a timeout and a page instead of JSON all show the visitor the same message.
  }
  return failed(texts);
}

const failed = (texts: Texts): FormOutcome => ({ status: 'failed', message: texts.form.failed });

/** Returns a failure for JSON that another server sent, regardless of its status. */
function outcomeOf(texts: Texts, answer: unknown): FormOutcome {
  const { status } = (answer ?? {}) as { status?: unknown };
  return STATUSES.some((known) => known === status) ? (answer as FormOutcome) : failed(texts);
}

/** A random UUID, also where the page is not a secure context and has no `randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
