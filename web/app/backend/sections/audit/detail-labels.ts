import { fieldWords, textOf } from '../../kit/labels/audit-labels';

/** Values of details that have no label elsewhere. */
const VALUES: Readonly<Record<string, string>> = {
  'log-in': 'login',
  passkey: 'passkey',
  password: 'password',
  'password and passkey': 'password and passkey',
  'password and recovery': 'password and recovery code',
  'password and totp': 'password and authenticator app',
  recovery: 'recovery code',
  totp: 'authenticator app',
};
/** Details whose value is one of the names above. */
const NAMED: readonly string[] = ['at', 'by', 'method'];

function valueOf(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value))
    return value.length > 3
      ? String(value.length)
      : value.map((one: unknown) => valueOf(name, one) ?? '').join(', ');
  if (typeof value === 'string')
    return (NAMED.includes(name) ? VALUES[value] : undefined) ?? textOf(name, value);
  return JSON.stringify(value);
}

/** A switch that is off says nothing, except for one that was switched. */
function detail([name, value]: [string, unknown]): string[] {
  if (name === 'isOn' || name === 'enabled') return [value === true ? 'Switched on' : 'Switched off'];
  if (typeof value === 'boolean') return value ? [fieldWords(name)] : [];
  const names =
    name === 'fields' && Array.isArray(value) ? value.map((one) => fieldWords(String(one))) : value;
  const text = valueOf(name, names);
  return text === undefined ? [] : [`${fieldWords(name)}: ${text}`];
}

/** The details of an entry of the audit trail as text, without empty ones. */
export function detailWords(details: Readonly<Record<string, unknown>>): string {
  const { from, to, ...rest } = details;
  const [before, after] = [valueOf('from', from), valueOf('to', to)];
  const change = before !== undefined && after !== undefined ? [`From ${before} to ${after}`] : [];
  return [...change, ...Object.entries(change.length > 0 ? rest : details).flatMap(detail)].join('; ');
}
