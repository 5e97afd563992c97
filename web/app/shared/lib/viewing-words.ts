/** Apart from the other texts of viewings, because every listing shows it. */
export const BOOK_VIEWING = 'Book a viewing';
