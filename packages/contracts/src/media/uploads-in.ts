const NAME = /[a-z0-9][a-z0-9-]{0,150}\.[a-z0-9]{2,5}/.source;
const UPLOAD = new RegExp(`/uploads/(${NAME})(?![\\w-])`, 'g');

/** The name of one upload. */
export const UPLOAD_NAME = new RegExp(`^${NAME}$`);

/** Names below /uploads that occur in the texts, as paths, URLs or within HTML: each once, in order. */
export const uploadsIn = (...texts: (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(UPLOAD)].map(([, name = '']) => name))),
];
