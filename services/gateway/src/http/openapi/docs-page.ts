import { createHash } from 'node:crypto';
import type { ApiDocument } from './api-document.js';
import { TOKEN, type Operation, type ResponseObject } from './describe-endpoint.js';
import type { JsonSchema } from './json-schema.js';

export interface DocsPage {
  html: string;
  /** Content-Security-Policy: the page's one style, and nothing else. */
  policy: string;
}

const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-inline-size: 60rem; padding: 1.5rem; }
h1 { font-size: 1.75rem; } h2 { font-size: 1.25rem; margin-block: 2.5rem .5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
nav a { display: inline-block; padding-block: .25rem; }
a { color: inherit; } :focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
details { border-block-end: 1px solid var(--line); }
summary { cursor: pointer; padding-block: .625rem; overflow-wrap: anywhere; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { border: 1px solid var(--line); margin-block: .25rem 1rem; overflow-x: auto; padding: .75rem; }
.method { display: inline-block; font-weight: 700; min-inline-size: 4rem; }
.says { display: block; padding-inline-start: 4rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border-block-end: 1px solid var(--line); padding: .375rem .75rem .375rem 0; text-align: start; vertical-align: top; }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The API document as a web page without scripts. */
export function docsPage({ info, tags, paths, components }: ApiDocument): DocsPage {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<h2 id="${anchor(name)}">${escape(name)}</h2>${own.map(operationHtml).join('')}`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${escape(name)}"><summary><code>${escape(name)}</code></summary>${json(schema)}</details>`,
  );
  const links = tags.map(({ name }) => `<li><a href="#${anchor(name)}">${escape(name)}</a></li>`).join('');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of ${escape(info.title)}</title><style>${STYLE}</style></head>
<body><header><h1>API of ${escape(info.title)}</h1><p>${escape(info.description)}</p>
<p><a href="/api/docs/openapi.json">OpenAPI 3.1 document</a></p></header>
<nav aria-label="Parts of the API"><ul>${links}<li><a href="#shapes">Shapes</a></li></ul></nav>
<main>${sections.join('')}<h2 id="shapes">Shapes</h2>${schemas.join('')}</main></body></html>`;
  return { html, policy: POLICY };
}

function operationHtml(each: { path: string; method: string; operation: Operation }): string {
  const { parameters, requestBody, responses, summary } = each.operation;
  const scopes = each.operation.security.flatMap(({ [TOKEN]: scope = [] }) => scope);
  const audience = [
    ...[each.operation['x-audience']].flat(),
    ...scopes.map((scope) => `tokens with ${scope}`),
  ].join(', ');
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escape(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? '' : ', optional'}</td><td><code>${escape(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );
  const table =
    rows.length === 0
      ? ''
      : `<table><thead><tr><th>Parameter</th><th>Where</th><th>Shape</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const body = requestBody === undefined ? '' : contentHtml('Body', requestBody.content);
  const answers = Object.entries(responses).map(([status, answer]) => answerHtml(status, answer));
  return `<details><summary><span class="method">${each.method.toUpperCase()}</span><code>${escape(each.path)}</code><span class="says">${escape(summary)} <small>(${escape(audience)})</small></span></summary>${table}${body}${answers.join('')}</details>`;
}

function answerHtml(status: string, answer: ResponseObject): string {
  if ('$ref' in answer) {
    const code = answer.$ref.split('/').at(-1) ?? '';
    return `<p><strong>${status}</strong> <a href="#schema-Problem">Problem</a> <code>${escape(code)}</code></p>`;
  }
  return contentHtml(`${status} ${answer.description}`, answer.content ?? {});
}

function contentHtml(title: string, content: Record<string, { schema?: JsonSchema }>): string {
  const kinds = Object.entries(content);
  if (kinds.length === 0) return `<p><strong>${escape(title)}</strong></p>`;
  return kinds
    .map(
      ([kind, { schema }]) =>
        `<p><strong>${escape(title)}</strong> <code>${escape(kind)}</code></p>${schema === undefined ? '' : json(schema)}`,
    )
    .join('');
}

const json = (schema: JsonSchema): string =>
  `<pre tabindex="0"><code>${escape(JSON.stringify(schema, null, 2))}</code></pre>`;

const anchor = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
