/** The names that emirates have in listings. */
export const EMIRATES: readonly string[] = [
  ...['Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman', 'Umm Al Quwain', 'Ras Al Khaimah', 'Fujairah'],
];
