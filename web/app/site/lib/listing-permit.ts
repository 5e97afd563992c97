/** The authorities that permit advertisements of homes, by emirate as the feed names it in lower case. */
const AUTHORITIES: ReadonlyMap<string, string> = new Map([
  ['dubai', 'Trakheesi permit of the Dubai Land Department (RERA)'],
  ['abu dhabi', 'Madhmoun permit of the Abu Dhabi Real Estate Centre (ADREC)'],
  ['sharjah', 'Permit of the Sharjah Real Estate Registration Department'],
  ['ajman', 'Permit of the Department of Land and Real Estate Regulation, Ajman'],
  ['ras al khaimah', 'Permit of the Ras Al Khaimah Municipality'],
]);

/** The kind of advertisement permit that a home in this emirate has; undefined where none is known. */
export const permitAuthority = (emirate: string): string | undefined =>
  AUTHORITIES.get(emirate.trim().toLowerCase().replaceAll('-', ' '));
