import { posix } from 'node:path';
import ts from 'typescript';
import { walk } from './source.mjs';

const HANDLER = /^(?:HandleRpc|HandleLifecycle|HandleEvent|HandleCommand|Endpoint)$/;
/** Calls to these functions do not change that a method only forwards its input. */
const WRAPPER = /^(?:withoutValues|asMember|toViewer|resolve)$/;
/** Properties that a controller adds to the input that it forwards. */
const CALLER = /^(?:by|asMember|viewer)$/;
const SMALL_FILE = 15;

/** Counts the handlers of controllers, and how many of them only call one method with their input. */
export function measureHandlers(files) {
  const total = { handlers: 0, forwarding: 0 };
  for (const file of files.values()) {
    if (file.isTest || !/^(?:services|packages)\/[^/]+\/src\//.test(file.path)) continue;
    walk(file.syntax, (node) => {
      if (!ts.isMethodDeclaration(node) || !isHandler(node)) return;
      total.handlers += 1;
      if (onlyForwards(node)) total.forwarding += 1;
    });
  }
  return total;
}

const isHandler = (method) =>
  (ts.getDecorators(method) ?? []).some(
    ({ expression }) =>
      ts.isCallExpression(expression) &&
      ts.isIdentifier(expression.expression) &&
      HANDLER.test(expression.expression.text),
  );

function onlyForwards({ body }) {
  const [statement, ...others] = body?.statements ?? [];
  if (statement === undefined || others.length > 0) return false;
  if (!ts.isReturnStatement(statement) && !ts.isExpressionStatement(statement)) return false;
  const call = unwrapped(statement.expression);
  return call !== undefined && isCallOfMember(call) && call.arguments.every(passesOn);
}

/** Removes `await`, parentheses and calls of wrappers. */
function unwrapped(node) {
  if (node === undefined) return undefined;
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) || ts.isVoidExpression(node))
    return unwrapped(node.expression);
  return isWrapper(node) && node.arguments.length === 1 ? unwrapped(node.arguments[0]) : node;
}

const isWrapper = (node) =>
  ts.isCallExpression(node) &&
  ((ts.isIdentifier(node.expression) && WRAPPER.test(node.expression.text)) ||
    (ts.isPropertyAccessExpression(node.expression) &&
      ts.isIdentifier(node.expression.expression) &&
      WRAPPER.test(node.expression.name.text)));

/** `this.member.method(…)` */
const isCallOfMember = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ts.isPropertyAccessExpression(node.expression.expression) &&
  node.expression.expression.expression.kind === ts.SyntaxKind.ThisKeyword;

/** An identifier, a property access, or an object composed of them. */
function passesOn(node) {
  if (ts.isIdentifier(node)) return true;
  if (ts.isPropertyAccessExpression(node)) return passesOn(node.expression);
  if (isWrapper(node))
    return node.arguments.every((argument) => passesOn(argument) || ts.isStringLiteral(argument));
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.every((property) => {
    if (ts.isShorthandPropertyAssignment(property)) return true;
    if (ts.isSpreadAssignment(property)) return passesOn(property.expression);
    if (!ts.isPropertyAssignment(property)) return false;
    const name = ts.isIdentifier(property.name) ? property.name.text : '';
    return CALLER.test(name) || passesOn(property.initializer);
  });
}

/** Lists files under 15 lines that are imported by one file only, in the same folder. Imports by tests are ignored. */
export function smallFiles(files) {
  const importers = new Map();
  for (const file of files.values()) {
    if (file.isTest) continue;
    for (const path of new Set(file.imports))
      importers.set(path, [...(importers.get(path) ?? []), file.path]);
  }
  return [...files.values()]
    .filter(({ path, lines, isTest }) => {
      const [importer, ...others] = importers.get(path) ?? [];
      const isAlone = importer !== undefined && others.length === 0;
      return !isTest && lines < SMALL_FILE && isAlone && posix.dirname(importer) === posix.dirname(path);
    })
    .map(({ path }) => path);
}

/** Counts `{ ...{ a, b } }`. */
export function countSpreads(files) {
  const total = { source: 0, tests: 0 };
  for (const { syntax, isTest } of files.values()) {
    walk(syntax, (node) => {
      if (!ts.isSpreadAssignment(node)) return;
      let { expression } = node;
      while (ts.isParenthesizedExpression(expression)) ({ expression } = expression);
      if (ts.isObjectLiteralExpression(expression)) total[isTest ? 'tests' : 'source'] += 1;
    });
  }
  return total;
}
