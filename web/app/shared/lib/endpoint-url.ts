export interface UrlParts {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>> | undefined;
}

type QueryValue = string | number | boolean;

/**
 * The URL of a path with its parameters filled in. Undefined query values are left out, and a list repeats its
 * parameter.
 */
export function endpointUrl(path: string, { params = {}, query = {} }: UrlParts = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
  );
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given).toString()}`;
}
