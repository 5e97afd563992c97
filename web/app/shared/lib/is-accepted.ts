/** Browsers without a type for HEIC leave it empty; the server decides about other files without one. */
export const isAccepted = ({ name, type }: File, types: readonly string[]): boolean =>
  type === '' ? !/\.(?:heic|heif)$/i.test(name) : types.includes(type);
