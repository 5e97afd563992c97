import compile from 'icu-minify/compile';

/** The catalogues of a language, without the file that joins them. */
const CATALOGUE = /\/web\/app\/texts\/[a-z]{2}\/(?!index\.)(?:on-demand\/)?[a-z-]+\.ts$/;

/**
 * Compiles the messages of the catalogues, so that the parser of ICU messages stays out of browsers: a message without
 * parameters remains a text, the others become arrays. Runs after TypeScript is removed, in builds, development and
 * tests alike.
 * @returns {import('vite').Plugin}
 */
export function compileTexts() {
  return {
    name: 'compile-texts',
    enforce: 'post',
    transform: {
      filter: { id: CATALOGUE },
      handler(code) {
        const [entry] = this.parse(code).body.filter(({ type }) => type === 'ExportDefaultDeclaration');
        if (entry?.type !== 'ExportDefaultDeclaration')
          return this.error('A catalogue has one default export');
        let compiled = '';
        let end = 0;
        for (const message of messagesOf(entry.declaration)) {
          compiled += code.slice(end, message.start) + JSON.stringify(compile(message.value));
          end = message.end;
        }
        return { code: compiled + code.slice(end), map: null };
      },
    },
  };
}

/**
 * @param {any} node
 * @returns {{ value: string; start: number; end: number }[]}
 */
function messagesOf(node) {
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((/** @type {any} */ property) => messagesOf(property.value));
  if (node.type === 'Literal' && typeof node.value === 'string') return [node];
  throw new Error(`A catalogue holds objects and texts alone, not a ${node.type}`);
}
