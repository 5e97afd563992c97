/**
 * Imports between the folders of one program. A node is a folder directly below `root`, or below a folder of `groups`;
 * files directly in `root` belong to none. Tests are left out.
 * @param {Map<string, import('./source.mjs').SourceFile>} files
 * @param {{ root: string; groups?: string[] }} program
 */
export function measureFolders(files, { root, groups = [] }) {
  const folderOf = (path) => {
    if (!path.startsWith(`${root}/`)) return undefined;
    const [first, second, third] = path.slice(root.length + 1).split('/');
    if (second === undefined) return undefined;
    return groups.includes(first) && third !== undefined ? `${first}/${second}` : first;
  };
  const edges = new Map();
  for (const file of files.values()) {
    const from = file.isTest ? undefined : folderOf(file.path);
    if (from === undefined) continue;
    for (const path of file.imports) {
      const to = folderOf(path);
      if (to === undefined || to === from) continue;
      const key = `${from} → ${to}`;
      const edge = edges.get(key) ?? { from, to, imports: 0 };
      edge.imports += 1;
      edges.set(key, edge);
    }
  }
  const all = [...edges.values()];
  const cycles = stronglyConnected(all).filter((nodes) => nodes.length > 1);
  const against = cycles.flatMap((nodes) => edgesAgainst(all.filter((edge) => inside(edge, nodes))));
  return {
    root,
    folders: new Set(all.flatMap(({ from, to }) => [from, to])).size,
    edges: all.length,
    mutual: all.filter(({ from, to }) => from < to && edges.has(`${to} → ${from}`)).length,
    cycles: cycles.map((nodes) => nodes.sort()),
    against: against.sort((one, other) => one.imports - other.imports),
    importsAgainst: against.reduce((sum, { imports }) => sum + imports, 0),
  };
}

const inside = ({ from, to }, nodes) => nodes.includes(from) && nodes.includes(to);

/** Tarjan's algorithm. */
function stronglyConnected(edges) {
  const next = new Map();
  for (const { from, to } of edges) {
    next.set(from, [...(next.get(from) ?? []), to]);
    if (!next.has(to)) next.set(to, []);
  }
  const index = new Map();
  const low = new Map();
  const stack = [];
  const components = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const other of next.get(node)) {
      if (!index.has(other)) visit(other);
      if (stack.includes(other)) low.set(node, Math.min(low.get(node), low.get(other)));
    }
    if (low.get(node) === index.get(node)) components.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of next.keys()) if (!index.has(node)) visit(node);
  return components;
}

/**
 * Returns edges whose removal leaves no cycle: the edges that point backwards in an order of the folders. The order is
 * built greedily (most outgoing over incoming imports first), then single folders move while that helps. A smaller set
 * may exist.
 */
function edgesAgainst(edges) {
  const order = [];
  const left = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const surplus = (node) =>
    edges
      .filter((edge) => left.has(edge.from) && left.has(edge.to))
      .reduce(
        (sum, { from, to, imports }) => sum + (from === node ? imports : 0) - (to === node ? imports : 0),
        0,
      );
  while (left.size > 0) {
    const [best] = [...left].sort((one, other) => surplus(other) - surplus(one) || (one < other ? -1 : 1));
    order.push(best);
    left.delete(best);
  }
  const backwards = (nodes) => {
    const at = new Map(nodes.map((node, position) => [node, position]));
    return edges.filter(({ from, to }) => at.get(from) > at.get(to));
  };
  const cost = (nodes) => backwards(nodes).reduce((sum, { imports }) => sum + imports + 1 / edges.length, 0);
  let best = { order, cost: cost(order) };
  for (let improved = true; improved;) {
    improved = false;
    for (const node of order) {
      const others = best.order.filter((other) => other !== node);
      for (let at = 0; at <= others.length; at += 1) {
        const moved = others.toSpliced(at, 0, node);
        const movedCost = cost(moved);
        if (movedCost < best.cost - 1e-9) {
          best = { order: moved, cost: movedCost };
          improved = true;
        }
      }
    }
  }
  return backwards(best.order);
}
