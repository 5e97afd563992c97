/**
 * Counts the files that take part in a flow: `counted` entry points and everything that `followed` ones import, directly
 * or not. A controller is counted, but its imports are not followed, because it serves other flows too.
 * @param {Map<string, import('./source.mjs').SourceFile>} files
 * @param {{ name: string; counted: string[]; followed: string[] }} flow
 * @param {RegExp} kit paths of shared files
 * @throws {Error} when an entry point does not exist
 */
export function measureFlow(files, { name, counted, followed }, kit) {
  for (const path of [...counted, ...followed]) {
    if (!files.has(path))
      throw new Error(
        `${path}, an entry point of "${name}", does not exist: mend FLOWS in scripts/shape.mjs`,
      );
  }
  const reached = new Set([...counted, ...followed]);
  const next = [...followed];
  while (next.length > 0) {
    for (const path of files.get(next.pop()).imports) {
      if (reached.has(path)) continue;
      reached.add(path);
      next.push(path);
    }
  }
  const own = [...reached].filter((path) => !kit.test(path));
  return { name, files: own.length, lines: linesOf(files, own), all: reached.size };
}

const linesOf = (files, paths) => paths.reduce((sum, path) => sum + files.get(path).lines, 0);
