export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const ITEM = /^\s*[-•]\s+/;

/** Plain text as staff type it: an empty line divides paragraphs, and lines that begin with "- " are a list. */
export function textBlocks(text: string): TextBlock[] {
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .flatMap((part) => blocksOf(part.split(/\r?\n/).filter((line) => line.trim() !== '')));
}

function blocksOf(lines: string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const isItem = ITEM.test(line);
    const words = line.replace(ITEM, '').trim();
    if (isItem && last?.kind === 'list') last.items.push(words);
    else if (isItem) blocks.push({ kind: 'list', items: [words] });
    else if (last?.kind === 'paragraph') last.text += `\n${words}`;
    else blocks.push({ kind: 'paragraph', text: words });
  }
  return blocks;
}
