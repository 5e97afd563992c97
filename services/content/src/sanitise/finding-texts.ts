/** Longest quotation of the input in a finding, in characters. */
const LONGEST_SHOWN = 60;

export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
};

/** Returns the line of an index, counted from 1. Indexes must not decrease between calls. */
export function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let from = 0;
  return (index) => {
    for (let at = text.indexOf('\n', from); at >= 0 && at < index; at = text.indexOf('\n', from)) {
      line += 1;
      from = at + 1;
    }
    return line;
  };
}
