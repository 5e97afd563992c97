/** Enough of what came before to see a link that two chunks share. */
const KEPT_CHARACTERS = 4_096;
/** A quotation mark inside of a text is written with a backslash before it, so no text can look like this. */
const NAME = '@odata.nextLink';
const NEXT_LINK = /(?<!\\)"@odata\.nextLink"\s*:\s*("(?:[^"\\]|\\.)*")/;

/** Passes `text` on and tells of the address of the next page that an OData answer names, wherever it stands. */
export async function* watchNextLink(
  text: AsyncIterable<string>,
  onLink: (address: string) => void,
): AsyncGenerator<string> {
  let before = '';
  for await (const chunk of text) {
    const seen = before + chunk;
    const link = seen.includes(NAME) ? NEXT_LINK.exec(seen)?.[1] : undefined;
    if (link !== undefined) onLink(JSON.parse(link) as string);
    before = seen.slice(-KEPT_CHARACTERS);
    yield chunk;
  }
}
