import { formTexts } from '../../lib/form-texts';
import { formPath, type FormName, type FormOutcome, type FormValues } from '../../lib/forms';

const DEADLINE_MS = 15_000;

/** Sends a form and answers what became of it; without connection or answer it is `failed`, never thrown. */
export async function sendForm(name: FormName, values: FormValues): Promise<FormOutcome> {
  try {
    const answer = await fetch(`${formPath(name)}/answer`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(values),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const isOurs = answer.headers.get('content-type')?.startsWith('application/json') === true;
    if (isOurs) return (await answer.json()) as FormOutcome;
    return { status: 'failed', message: answer.status === 429 ? formTexts.tooOften : formTexts.failed };
  } catch {
    return { status: 'failed', message: navigator.onLine ? formTexts.failed : formTexts.offline };
  }
}

/** A random UUID, also where the page is not a secure context and has no `randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
