/**
 * A chunk of the browser build, as much of it as matters here.
 * @typedef {{ fileName: string; isEntry: boolean; facadeModuleId: string | null; imports: string[]; moduleIds: string[] }} Chunk
 */

/**
 * Modules that only the backend uses. Parts of `shared/ui` may be shown to visitors, except for those that need React
 * Aria; forms and queries by libraries are the backend's.
 */
const ADMIN =
  /\/app\/backend\/|\/node_modules\/(?:@react-aria|react-aria|react-aria-components|react-hook-form|@tanstack\/(?:react-query|query-core))\//;
/** React Router splits a route into parts of its own and asks for them with a query. */
const PUBLIC_ENTRY = /\/app\/(?:root\.tsx|site\/routes\/)|entry\.client/;

/**
 * Chunks with admin code that a visitor's browser loads with a public page: the chunks that its entries reach by static
 * imports. Dynamic imports are left out.
 * @param {readonly Chunk[]} chunks
 * @returns {string[]} a line for each, with how it is reached
 */
export function adminChunksOfVisitors(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @type {Map<string, string>} */
  const reachedBy = new Map();
  /** @param {Chunk} chunk @param {string} way */
  const visit = (chunk, way) => {
    if (reachedBy.has(chunk.fileName)) return;
    reachedBy.set(chunk.fileName, way);
    for (const name of chunk.imports) {
      const next = byName.get(name);
      if (next !== undefined) visit(next, `${way} > ${name}`);
    }
  };
  for (const chunk of chunks) {
    if (chunk.isEntry && PUBLIC_ENTRY.test(chunk.facadeModuleId ?? '')) visit(chunk, chunk.fileName);
  }
  return chunks.flatMap(({ fileName, moduleIds }) => {
    const way = reachedBy.get(fileName);
    const admin = moduleIds.find((id) => ADMIN.test(id));
    return way === undefined || admin === undefined ? [] : [`${admin} (${way})`];
  });
}

/**
 * Fails a build in which visitors would load admin code.
 * @returns {import('vite').Plugin}
 */
export function keepAdminApart() {
  return {
    name: 'keep-admin-apart',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const found = adminChunksOfVisitors(chunks);
      if (found.length > 0) this.error(`Public pages would load admin code:\n${found.join('\n')}`);
      if (!chunks.some(({ isEntry, facadeModuleId }) => isEntry && PUBLIC_ENTRY.test(facadeModuleId ?? '')))
        this.error('The entries of the public pages were not found in the build');
    },
  };
}
