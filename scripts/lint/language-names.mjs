import { TRANSLATION_LANGUAGES } from '@manzil/contracts/site-language';

const CODE = TRANSLATION_LANGUAGES.join('|');
/** A language as a value, or a path below its prefix. */
const NAMED = new RegExp(`^(?:${CODE})(?:-[A-Z]{2}.*)?$|^/(?:${CODE})(?:$|[/?#])`);
const IN_PATTERN = new RegExp(`\\\\?/(?:${CODE})\\b`);
/** A style sheet that names a language. */
export const IN_STYLES = new RegExp(`lang\\W{1,3}(?:${CODE})\\b`);

/**
 * Code follows the registry of languages, so that another language is an entry there and a folder of texts.
 * @type {import('eslint').Rule.RuleModule}
 */
export const languageNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      named: 'Name no language here: follow LOCALES of packages/contracts/src/site-language.ts.',
    },
  },
  create(context) {
    const check = (node, text, pattern = NAMED) => {
      if (pattern.test(text)) context.report({ node, messageId: 'named' });
    };
    return {
      Literal(node) {
        if (node.regex) check(node, node.regex.pattern, IN_PATTERN);
        else if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
