const SECTION = /^## Map\n([\s\S]*?)(?=^## |(?![\s\S]))/m;

/**
 * Compares the map in README.md with the folders of the root, of `packages/` and of `services/`.
 * @param {import('./tree.mjs').Tree} tree
 * @returns {string[]} problems
 */
export function problemsOfMap(tree) {
  const section = SECTION.exec(tree.read('README.md'))?.[1] ?? '';
  const named = new Set([...section.matchAll(/^\| `([^`]+)`/gm)].map(([, folder]) => folder));
  const inside = /^(?:packages|services)\/[^/]+$/;
  const folders = [...tree.folders].filter(
    (folder) =>
      !tree.ignored.includes(`${folder}/`) &&
      (inside.test(folder) || !(folder.includes('/') || /^(?:packages|services)$/.test(folder))),
  );
  return [
    ...folders.filter((folder) => !named.has(folder)).map((folder) => `README.md: the map lacks ${folder}`),
    ...[...named]
      .filter((folder) => !folders.includes(folder))
      .map((folder) => `README.md: the map has ${folder}, which does not exist`),
  ];
}
