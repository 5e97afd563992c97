/** Query parameters of signed URLs on file servers; they differ in each response of a sender. */
export const SIGNING_PARAMETERS =
  /(?<=[?&])(?:x-(?:amz|goog|oss|cos)-[\w-]+|signature|expires|expiry|date|token|policy|key-pair-id|awsaccesskeyid|googleaccessid|hd(?:nea|nts)|s(?:ig|e|p|v|r|t|kt|ke|koid|ktid|ks|kv)|hmac|verify|hash)=[^&"#\s\\]*&?/gi;

/** Returns the URL without its signature, which identifies the same file. */
export const withoutSignature = (url: string): string =>
  hasParameters(url) ? url.replace(SIGNING_PARAMETERS, '').replace(/[?&](?=#|$)/, '') : url;

/** False for most URLs and texts, which need not be searched for each parameter. */
export const hasParameters = (text: string): boolean => text.includes('?') || text.includes('&');
