import { posix } from 'node:path';

const ENDING = /\.(?:ts|tsx|mjs|js|json|md|ya?ml|sh|conf|sql|css|topojson|xml|csv)$/;
const CODE = /\.(?:ts|tsx|mjs)$/;
const VARIABLE = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
const NAME = /^(?:[a-z]+(?:[A-Z][a-z\d]*)+|(?:[A-Z][a-z\d]+){2,})(?:\(.*\))?$/;
const METRIC = /^manzil_\w+$/;
const SPAN = /(?<!`)`([^`]+)`(?!`)/g;
const FENCE = /^```(\w*)\n([\s\S]*?)^```/gm;
const LINK = /\]\(([^)\s]+)\)/g;

/**
 * Finds false claims of a Markdown file about the repository, in code and in links.
 * @param {import('./tree.mjs').Tree} tree
 * @param {string} path
 * @returns {{ line: number; claim: string; problem: string }[]}
 */
export function untrueClaims(tree, path) {
  const text = tree.read(path);
  const lineAt = (index) => text.slice(0, index).split('\n').length;
  const found = [];
  const report = (index, claim, problem) => {
    if (problem !== undefined) found.push({ line: lineAt(index), claim, problem });
  };
  const prose = text.replace(FENCE, (block, language, code, index) => {
    if (language === 'sh') {
      for (const [command] of code.matchAll(/\S.*/g))
        for (const problem of problemsOfCommand(tree, path, command)) report(index, command, problem);
    }
    return block.replace(/[^\n]/g, ' ');
  });
  for (const { 1: span, index } of prose.matchAll(SPAN)) {
    const claim = span.replace(/\s+/g, ' ');
    if (!claim.includes(' ')) report(index, claim, problemOfWord(tree, path, claim));
    else for (const problem of problemsOfCommand(tree, path, claim)) report(index, claim, problem);
  }
  for (const { 1: target, index } of prose.matchAll(LINK)) {
    if (/^(?:https?|mailto):/.test(target)) continue;
    const [name, anchor] = target.split('#');
    const file = name === '' ? path : posix.join(posix.dirname(path), name);
    if (!tree.has(file)) report(index, target, 'links to no file');
    else if (anchor !== undefined && file.endsWith('.md') && !anchorsOf(tree.read(file)).includes(anchor))
      report(index, target, 'links to no heading');
  }
  return found;
}

/** The anchors that GitHub gives to headings. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** A command may name scripts of a package.json, and files of the repository from its root. */
function problemsOfCommand(tree, path, command) {
  const problems = [];
  const run = /\bnpm run ([\w:-]+)/.exec(command)?.[1];
  if (run !== undefined) {
    const workspace = /-w @manzil\/([\w-]+)/.exec(command)?.[1];
    const folder = tree.workspaces.find((one) => posix.basename(one) === workspace);
    const scripts =
      workspace === undefined
        ? [...tree.scripts(), ...tree.scripts(tree.workspaceOf(path) ?? '')]
        : tree.scripts(folder ?? workspace);
    if (!scripts.includes(run)) problems.push(`no package.json has a script "${run}"`);
  }
  for (const word of command.split(/[\s'"()]+/)) {
    const isPath = tree.folders.has(word.split('/')[0]) && word.includes('/') && !/[…:$&;]/.test(word);
    if (isPath && !tree.has(patternOf(word))) problems.push(`${word} does not exist`);
  }
  return problems;
}

function problemOfWord(tree, path, word) {
  if (word.includes('/') && !/^@manzil\/[\w-]+$/.test(word)) {
    const isPath = looksLikePath(tree, word);
    return isPath && !basesOf(tree, path, word).some((one) => tree.has(one)) ? 'does not exist' : undefined;
  }
  if (/^[\w.*<>-]+$/.test(word) && CODE.test(word))
    return tree.hasName(patternOf(word)) ? undefined : 'matches no file name';
  if (word.startsWith('@manzil/')) return isWorkspace(tree, word) ? undefined : 'does not exist';
  const name = word.replace(/=.*$/, '');
  if (VARIABLE.test(name)) return isVariable(tree, name) ? undefined : 'is in no source or deployment file';
  // A decision also names rejected alternatives, which need not exist.
  if (path.startsWith('docs/decisions/')) return undefined;
  if ((NAME.test(word) || METRIC.test(word)) && !tree.words.has(word.replace(/\(.*$/, '')))
    return 'is in no source file';
  return undefined;
}

const isWorkspace = ({ workspaces }, name) =>
  workspaces.some((folder) => posix.basename(folder) === name.replace('@manzil/', ''));

/** The configuration adds `_FILE` to names of secrets, and the password of each database to its URL. */
const isVariable = ({ words }, name) =>
  [name, name.replace(/_FILE$/, ''), name.replace(/_DATABASE_PASSWORD$/, '_DATABASE_URL')].some((one) =>
    words.has(one),
  );

/**
 * HTTP paths, URLs, external packages, folders named by a variable, hidden folders (created at run time) and
 * abbreviations are not paths of the repository. Other words are paths if they end like a file or a folder, or begin
 * with a folder of the root or of a workspace.
 */
function looksLikePath(tree, word) {
  if (/^[/.]|^@(?!manzil\/)|^[A-Z_]+\/|:|…|\.\.\.|[()|'"=$]/.test(word)) return false;
  const [first] = word.split('/');
  const begins = ['', ...tree.workspaces].some((base) => tree.folders.has(posix.join(base, first)));
  return word.startsWith('@manzil/') || ENDING.test(word) || word.endsWith('/') || begins;
}

/** Possible paths of a word: from the root, beside the document, in a workspace, or in its sources. */
function basesOf(tree, path, word) {
  const [, workspace, rest] = /^@?([\w-]+)\/(.+)$/.exec(word.replace(/^@manzil\//, '')) ?? [];
  const inWorkspace = tree.workspaces
    .filter((folder) => posix.basename(folder) === workspace)
    .flatMap((folder) => [`${folder}/${rest}`, `${folder}/src/${rest}`]);
  const own = tree.workspaceOf(path);
  const bases = ['.', posix.dirname(path), ...(own === undefined ? [] : [own])];
  const relative = [...bases, ...(own === undefined ? tree.workspaces : [])].flatMap((base) =>
    ['', 'src', 'app'].map((folder) => posix.join(base, folder, word)),
  );
  return [...relative, ...inWorkspace].map(patternOf).flatMap((one) => [one, `${one}.ts`, `${one}.tsx`]);
}

/** Commands name built files, which are mapped to their sources; `<name>` matches any name. */
const patternOf = (path) =>
  path.replace(/\b((?:services|packages)\/[^/]+)\/dist\/(.*)\.js$/, '$1/src/$2.ts').replace(/<[^>]*>/g, '*');
