/** Characters that XML 1.0 cannot hold in any form. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Escapes a text for an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, ' ').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

type Value = string | number | null;

/** `<name>value</name>`; empty for a missing value. */
export const element = (name: string, value: Value): string =>
  value === null || value === '' ? '' : `<${name}>${escapeXml(String(value))}</${name}>`;

/** An element around others, left out when it would be empty. */
export const parent = (name: string, children: readonly string[]): string => {
  const content = children.join('');
  return content === '' ? '' : `<${name}>${content}</${name}>`;
};
