const UPLOAD = /\/uploads\/([a-z0-9][a-z0-9-]{0,150}\.[a-z0-9]{2,5})(?![\w-])/g;

/** The name of one upload. */
export const UPLOAD_NAME = /^[a-z0-9][a-z0-9-]{0,150}\.[a-z0-9]{2,5}$/;

/** Names below /uploads that occur in the texts, as paths, URLs or within HTML: each once, in order. */
export const uploadsIn = (...texts: (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(UPLOAD)].map(([, name = '']) => name))),
];
