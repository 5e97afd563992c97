import { measureFlow } from './flows.mjs';
import { measureFolders } from './folder-graph.mjs';
import { countSpreads, measureHandlers, smallFiles } from './patterns.mjs';
import { exists, readSource } from './source.mjs';
import { countWords } from './words.mjs';

/**
 * Measures the shape of the source below `root`.
 * @param {string} root
 * @param {{ programs: { root: string; groups?: string[] }[]; flows: Parameters<typeof measureFlow>[1][]; kit: RegExp }} tables
 */
export function measureShape(root, { programs, flows, kit }) {
  const files = readSource(root);
  return {
    size: sizes(files),
    folders: programs
      .filter((program) => exists(root, program.root))
      .map((program) => measureFolders(files, program)),
    flows: flows.map((flow) => measureFlow(files, flow, kit)),
    handlers: measureHandlers(files),
    smallFiles: smallFiles(files),
    spreads: countSpreads(files),
    words: countWords(files),
  };
}

function sizes(files) {
  const none = () => ({ files: 0, lines: 0, testFiles: 0, testLines: 0 });
  const areas = new Map();
  const total = none();
  for (const { area, isTest, lines } of files.values()) {
    if (!areas.has(area)) areas.set(area, none());
    for (const size of [total, areas.get(area)]) {
      size[isTest ? 'testFiles' : 'files'] += 1;
      size[isTest ? 'testLines' : 'lines'] += lines;
    }
  }
  return { total, areas: Object.fromEntries([...areas].sort(([one], [other]) => (one < other ? -1 : 1))) };
}
