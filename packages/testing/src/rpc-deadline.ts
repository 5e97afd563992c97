/** Suites wait this long for replies (`RPC_MIN_DEADLINE_MS`), so that a loaded machine fails none of them. */
export const SUITE_RPC_DEADLINE_MS = 60_000;
