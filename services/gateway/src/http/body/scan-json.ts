export interface JsonFault {
  /** Path of the field, joined by dots; list items by their number. */
  field: string;
  message: string;
}

/** Deeper than any of our forms. */
export const DEEPEST_JSON = 32;

/** A list or an object that is open at this point of the text. */
interface Open {
  /** Field names so far; undefined for a list. */
  names: Set<string> | undefined;
  /** The key or index of the next value. */
  at: string | number;
  expectsName: boolean;
}

/**
 * Finds what `JSON.parse` would accept silently and we refuse: a field given twice (the last would win), a
 * field named `__proto__`, the character U+0000 (which no database stores) and nesting without end. Text that
 * is not JSON at all is left to the parser to refuse; the scan ends on any text, in one pass over it.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  const opens: Open[] = [];
  const fault = (message: string): JsonFault => ({
    field: opens.map(({ at }) => String(at)).join('.'),
    message,
  });
  for (let index = 0; index < text.length; index += 1) {
    const open = opens.at(-1);
    switch (text[index]) {
      case '{':
      case '[': {
        const isObject = text[index] === '{';
        if (opens.length === DEEPEST_JSON) return fault('is nested too deeply');
        opens.push({ names: isObject ? new Set() : undefined, at: isObject ? '' : 0, expectsName: isObject });
        break;
      }
      case '}':
      case ']':
        opens.pop();
        break;
      case ',':
        if (open !== undefined) advance(open);
        break;
      case '"': {
        const end = endOfString(text, index);
        const value = read(text.slice(index, end));
        if (open?.names !== undefined && open.expectsName) {
          open.at = value;
          open.expectsName = false;
          if (value === '__proto__') return fault('is not a field');
          if (open.names.has(value)) return fault('is given twice');
          open.names.add(value);
        }
        if (value.includes('\0')) return fault('must not hold the character U+0000');
        index = end - 1;
        break;
      }
      default:
    }
  }
  return undefined;
}

function advance(open: Open): void {
  if (open.names === undefined) open.at = Number(open.at) + 1;
  else open.expectsName = true;
}

/** Returns the position after the closing quote of the string that opens at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index + 1;
  }
  return text.length;
}

/** Different spellings of one name are equal: `"\u0061"` is `"a"`. */
function read(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return '';
  }
}
