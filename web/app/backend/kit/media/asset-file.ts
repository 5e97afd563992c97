/** Downloads a stored picture as a file; media recognises its unchanged bytes when it is uploaded again. */
export async function fileAt(path: string, name = path.split('/').at(-1) ?? path): Promise<File> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
  const blob = await answer.blob();
  return new File([blob], name, { type: blob.type });
}
