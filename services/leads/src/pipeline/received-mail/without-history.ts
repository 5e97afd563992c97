/** Lines that mail programs put above a message that they quote. */
const SEPARATOR = /^(-{2,}\s*(original message|forwarded message|الرسالة الأصلية)\s*-{2,}|_{20,})$/i;
const INTRODUCTION = /^(on\b.{4,200}\bwrote|في.{4,200}كتب.{0,200}):$/i;
const INTRODUCTION_START = /^(on|في)\s/i;
const FROM = /^\*?(from|من):\*?\s/i;
const SENT = /^\*?(sent|date|تاريخ الإرسال):\*?\s/i;
/** Long introductions are wrapped. */
const INTRODUCTION_LINES = 3;
const HEADER_LINES = 5;
const MOST_LINES = 5_000;

/**
 * Returns what the sender wrote, without the messages quoted below it. Answers between quoted lines stay, and so does a
 * message that only quotes.
 */
export function withoutHistory(text: string): string {
  const whole = text.trim();
  const lines = whole.split('\n', MOST_LINES).map((line) => line.trim());
  const start = lines.findIndex((_, index) => startsHistory(lines.slice(index, index + HEADER_LINES)));
  const own = lines.slice(0, start < 0 ? undefined : start);
  while (own.length > 0 && /^(>|$)/.test(own.at(-1) ?? '')) own.pop();
  return (own.length > 0 ? own : lines)
    .join('\n')
    .trim()
    .replace(/\n{3,}/g, '\n\n');
}

function startsHistory([first = '', ...next]: readonly string[]): boolean {
  if (SEPARATOR.test(first)) return true;
  if (FROM.test(first)) return next.some((line) => SENT.test(line));
  if (!INTRODUCTION_START.test(first)) return false;
  return Array.from({ length: INTRODUCTION_LINES }, (_, more) =>
    [first, ...next.slice(0, more)].join(' '),
  ).some((joined) => INTRODUCTION.test(joined));
}
