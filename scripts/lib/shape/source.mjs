import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../list-files.mjs';

const CODE = /(?<!\.d)\.(?:ts|tsx|mjs)$/;
const TEST = /(?:^|\/)(?:test|e2e)\/|\.(?:spec|test|int)\.(?:ts|tsx|mjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
/** `packages/<name>`, `services/<name>`, `web/app/<area>`; otherwise the first folder. */
const AREA = /^(?:(?:packages|services)\/[^/]+|web\/app\/[^/]+(?=\/)|[^/]+(?=\/))/;

/**
 * @typedef {object} SourceFile
 * @property {string} path relative to the root, with slashes
 * @property {string} area
 * @property {boolean} isTest
 * @property {number} lines
 * @property {ts.SourceFile} syntax
 * @property {string[]} imports paths of imported files of the repository, one per import, with imports of types
 */

/**
 * Parses all source files below `root`.
 * @param {string} root
 * @returns {Map<string, SourceFile>} by path
 */
export function readSource(root) {
  const paths = listFiles(root)
    .filter((path) => CODE.test(path))
    .sort();
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const syntax = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
      const file = {
        path,
        area: AREA.exec(path)?.[0] ?? '.',
        isTest: TEST.test(path),
        lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
        syntax,
        imports: importedNames(syntax).flatMap((name) => resolveImport(name, path, known) ?? []),
      };
      return [path, file];
    }),
  );
}

/** Includes re-exports and dynamic imports of a string. */
function importedNames(syntax) {
  const names = [];
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      names.push(node.moduleSpecifier.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) names.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(syntax);
  return names;
}

/** Returns undefined for a package of npm and for a file without source, such as a style sheet. */
function resolveImport(name, importer, known) {
  const workspace = /^@manzil\/([\w-]+)\/(.+)$/.exec(name);
  if (!name.startsWith('.') && workspace === null) return undefined;
  const target = workspace
    ? `packages/${workspace[1]}/src/${workspace[2]}`
    : posix.join(posix.dirname(importer), name);
  return ENDINGS.flatMap((ending) => [target + ending, target.replace(/\.js$/, '') + ending]).find((path) =>
    known.has(path),
  );
}

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit called for the node and everything below it */
export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Returns the texts of all comments; consecutive lines of `//` are one comment. */
export function commentsOf({ syntax }) {
  const { text } = syntax;
  const seen = new Map();
  walk(syntax, (node) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      // Comments before a closing brace, which is not a node.
      ...(ts.getLeadingCommentRanges(text, node.getEnd()) ?? []),
    ])
      seen.set(range.pos, range);
  });
  const comments = [];
  let end = -1;
  for (const range of [...seen.values()].sort((one, other) => one.pos - other.pos)) {
    const comment = text.slice(range.pos, range.end);
    const continues =
      comment.startsWith('//') && end >= 0 && /^[^\S\n]*\n[^\S\n]*$/.test(text.slice(end, range.pos));
    if (continues && comments.at(-1).startsWith('//')) comments.push(`${comments.pop()}\n${comment}`);
    else comments.push(comment);
    ({ end } = range);
  }
  return comments;
}

/** @param {string} root @param {string} path */
export const exists = (root, path) => existsSync(join(root, path));
