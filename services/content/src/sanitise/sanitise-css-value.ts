import parseValue, { type Node } from 'postcss-value-parser';
import { isAllowedFunction, isAllowedPicture, showsPicture } from './css-vocabulary.js';

/** Allowed values of `position`, without `fixed`, which would cover the site. */
const POSITIONS = /^(?:static|relative|absolute|sticky|inherit|initial|unset|revert)$/i;

/** Returns the value without comments, or undefined when any part of it is not allowed. */
export function sanitiseValue(property: string, value: string): string | undefined {
  const parsed = parseValue(value);
  if (!parsed.nodes.every((node) => isAllowedNode(property, node))) return undefined;
  parsed.walk((node) => {
    if (node.type === 'comment') Object.assign(node, { type: 'space', value: ' ' });
  });
  const clean = parseValue.stringify(parsed.nodes).trim();
  if (clean === '' || /[<{}]/.test(clean) || clean.includes('/*')) return undefined;
  if (property.toLowerCase() === 'position' && !POSITIONS.test(clean)) return undefined;
  return clean;
}

function isAllowedNode(property: string, node: Node): boolean {
  switch (node.type) {
    case 'word':
      // An escape can spell any name, and is not needed outside of quotes.
      return !/[\\;@]/.test(node.value);
    case 'string':
      return node.unclosed !== true && !/[<\n\r\f]|\\(?![0-9a-f]{1,6}\b)/i.test(node.value);
    case 'comment':
      return node.unclosed !== true;
    case 'function':
      if (node.unclosed === true) return false;
      return node.value.toLowerCase() === 'url'
        ? showsPicture(property) && isPicture(node.nodes)
        : isAllowedFunction(node.value) && node.nodes.every((inner) => isAllowedNode(property, inner));
    case 'unicode-range':
      return false;
    default:
      return true;
  }
}

function isPicture(nodes: Node[]): boolean {
  const [address, ...others] = nodes.filter(({ type }) => type !== 'space');
  return (
    address !== undefined &&
    others.length === 0 &&
    (address.type === 'word' || address.type === 'string') &&
    isAllowedPicture(address.value)
  );
}
