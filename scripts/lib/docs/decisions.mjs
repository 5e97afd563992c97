const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const ROW = /^\| \[(\d+)\]\(([^)]+)\) +\| (.+?) +\|$/;
const UNUSED = /^Unused numbers: ([\d, ]+)\.$/m;

/**
 * Compares the index of decisions with their files: each is listed under its title, in order, and each number without
 * a file is listed as unused.
 * @param {import('./tree.mjs').Tree} tree
 * @returns {string[]} problems
 */
export function problemsOfIndex(tree) {
  if (!tree.has(INDEX)) return [`${INDEX}: does not exist`];
  const text = tree.read(INDEX);
  const files = tree.files.filter((path) => /^docs\/decisions\/\d{4}-.*\.md$/.test(path));
  const decisions = files.map((path) => {
    const [, number, title] = /^# (\d+)\. (.+)\n/.exec(tree.read(path)) ?? [];
    const file = path.slice(FOLDER.length + 1);
    return { file, number, title, row: `[${number}](${file}): ${title}` };
  });
  const rows = text.split('\n').flatMap((line) => {
    const [, number, file, title] = ROW.exec(line) ?? [];
    return number === undefined ? [] : [`[${number}](${file}): ${title}`];
  });
  const wrong = decisions.filter(({ file, number }) => Number(file.slice(0, 4)) !== Number(number));
  const missing = decisions.map(({ row }) => row).filter((row) => !rows.includes(row));
  const extra = rows.filter((row) => !decisions.some((decision) => decision.row === row));
  const used = new Set(decisions.map(({ file }) => Number(file.slice(0, 4))));
  const gaps = [...Array(Math.max(0, ...used)).keys()].map((index) => index + 1).filter((n) => !used.has(n));
  const listed = UNUSED.exec(text)?.[1].split(', ').map(Number) ?? [];
  return [
    ...wrong.map(({ file }) => `${FOLDER}/${file}: the title needs the number of the file`),
    ...missing.map((row) => `${INDEX}: lacks ${row}`),
    ...extra.map((row) => `${INDEX}: ${row} is no title of a decision`),
    ...(String(gaps) === String(listed)
      ? []
      : [`${INDEX}: "Unused numbers" must be ${gaps.join(', ') || 'absent'}`]),
  ];
}
