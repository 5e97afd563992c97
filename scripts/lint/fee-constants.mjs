import { wordsOfName } from './retired-words.mjs';

/** Names of fees, taxes and lending limits. */
const FEES =
  /\b(?:fees?|vat|commissions?|deposits?|trustees?|ejari|dewa|oqood|ltv|loan shares?|least down|down payments?|housing fee|transfer fee|registration fee|agency fee|stamp duty|purchase costs?)\b/;
/** A percentage or an amount in a text: "4%", "AED 580". */
const FIGURE = /\b\d+(?:\.\d+)?\s?%|\bAED\s?\d/;
/** Smaller whole numbers are counts and days. */
const LEAST_AMOUNT = 20;

/**
 * Refuses figures of fees outside packages/rules, where they have dates, sources and confirmations: numbers beside a name
 * of a fee, and texts that name a fee with its figure.
 * @type {import('eslint').Rule.RuleModule}
 */
export const feeConstants = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { fee: 'Figures of fees belong to packages/rules; calculate with a confirmed rule.' },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      Literal(node) {
        if (
          typeof node.value === 'number' &&
          isFigure(node.value) &&
          FEES.test(namesAround(sourceCode, node))
        )
          context.report({ node, messageId: 'fee' });
        if (typeof node.value === 'string' && isFigureOfFee(node.value))
          context.report({ node, messageId: 'fee' });
      },
      TemplateElement(node) {
        if (isFigureOfFee(node.value.raw)) context.report({ node, messageId: 'fee' });
      },
    };
  },
};

/** 100 is used to convert percentages. */
const isFigure = (number) => number !== 100 && (!Number.isInteger(number) || number >= LEAST_AMOUNT);
/** Checks whether a text names a fee and a figure. */
export const isFigureOfFee = (text) => FIGURE.test(text) && FEES.test(text.toLowerCase());

/** Words in the line of a number, and in the names of its property, variable and functions. */
function namesAround(sourceCode, node) {
  const line = sourceCode.lines[node.loc.start.line - 1].replace(/\/\/.*|\/\*.*/, '');
  const names = [line];
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type === 'Property' && parent.key.type === 'Identifier') names.push(parent.key.name);
    if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier') names.push(parent.id.name);
    if (parent.type === 'FunctionDeclaration' && parent.id) names.push(parent.id.name);
  }
  return wordsOfName(names.join(' '));
}
