/** A file as it is chosen from a device; its content is never read. */
export const fileOf = (name: string, bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, {
    type: name.endsWith('.pdf') ? 'application/pdf' : 'image/webp',
  });
