/** One token of JSON after white space: text, punctuation, or anything else up to one of those. */
const TOKEN = /\s*("[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+)/sy;

interface Level {
  /** Names seen in this object; undefined in a list. */
  names: Set<string> | undefined;
  /** The field that is being read. */
  current: string;
}

/**
 * The path of a field that a JSON text holds twice in one object, or undefined. Of two values a parser silently
 * takes the last and a reader may have seen the first. Text that is no JSON is left for the parser to refuse.
 */
export function repeatedField(text: string): string | undefined {
  const levels: Level[] = [];
  let name: string | undefined;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const token = match[1] ?? '';
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      levels.push({ names: token === '{' ? new Set() : undefined, current: '' });
    } else if (token === '}' || token === ']') {
      levels.pop();
    } else if (token === ':' && level?.names !== undefined && name !== undefined) {
      level.current = name;
      if (level.names.has(name)) return pathOf(levels);
      level.names.add(name);
    }
    name = token.startsWith('"') ? unquoted(token) : undefined;
  }
  return undefined;
}

const pathOf = (levels: readonly Level[]): string =>
  levels
    .map(({ current }) => current)
    .filter(Boolean)
    .join('.');

function unquoted(token: string): string | undefined {
  if (!token.includes('\\')) return token.slice(1, -1);
  try {
    return JSON.parse(token) as string;
  } catch {
    return undefined;
  }
}
