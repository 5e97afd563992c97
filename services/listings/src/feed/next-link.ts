/** Enough of the previous text to find a link that spans two chunks. */
const OVERLAP_CHARACTERS = 4_096;
/** JSON escapes quotation marks inside of texts, so no text can match this. */
const NAME = '@odata.nextLink';
const NEXT_LINK = /(?<!\\)"@odata\.nextLink"\s*:\s*("(?:[^"\\]|\\.)*")/;

/** Yields `text` unchanged and reports the URL of the next page, which an OData response has anywhere. */
export async function* watchNextLink(
  text: AsyncIterable<string>,
  onLink: (url: string) => void,
): AsyncGenerator<string> {
  let before = '';
  for await (const chunk of text) {
    const window = before + chunk;
    const link = window.includes(NAME) ? NEXT_LINK.exec(window)?.[1] : undefined;
    if (link !== undefined) onLink(JSON.parse(link) as string);
    before = window.slice(-OVERLAP_CHARACTERS);
    yield chunk;
  }
}
