import { parser } from '@lezer/html';
import { MAX_PAGE_FINDINGS, type PageFinding } from '@manzil/contracts/content/page-check';

/** Elements whose closing tag may be left out. */
const CLOSED_BY_ITSELF =
  /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|colgroup|caption|option|optgroup|rp|rt|html|head|body)$/i;

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** Reports by line the HTML tags that are not closed, close nothing, or are incomplete. */
export function nestingFindings(html: string): PageFinding[] {
  const found: PageFinding[] = [];
  const add = (at: number, message: string): void => {
    found.push({ field: 'html', line: lineOf(html, at), kind: 'error', message });
  };
  parser.parse(html).iterate({
    enter: ({ name, node }) => {
      if (found.length >= MAX_PAGE_FINDINGS) return false;
      if (name === 'MismatchedCloseTag')
        add(node.from, `</${tagOf(html, node)}> closes nothing that is open here`);
      if (name === 'IncompleteCloseTag') add(node.from, 'The closing tag is not finished');
      if (name === 'Element' && node.getChild('CloseTag') === null) {
        const opened = node.getChild('OpenTag');
        const tag = opened === null ? '' : tagOf(html, opened);
        if (opened !== null && !CLOSED_BY_ITSELF.test(tag)) add(opened.from, `<${tag}> is never closed`);
      }
      // An opening tag without `>` treats the following text as attributes.
      if (node.type.isError && node.parent?.name === 'OpenTag') {
        add(node.parent.from, `<${tagOf(html, node.parent)}> is not finished`);
      }
      return true;
    },
  });
  return found.filter(({ line, message }, index) => {
    const before = found[index - 1];
    return before?.line !== line || before.message !== message;
  });
}

const tagOf = (html: string, tag: SyntaxNode): string => {
  const name = tag.getChild('TagName');
  return name === null ? '' : html.slice(name.from, name.to);
};

const lineOf = (html: string, at: number): number => html.slice(0, at).split('\n').length;
