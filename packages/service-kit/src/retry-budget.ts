/** What each first try adds to what may be spent on second ones. */
const EARNED = 0.1;
const MOST = 20;

/**
 * Bounds second tries to a tenth of the first ones, and some in a row: they save what one lost replica had in
 * hand, and must not double the load of services that are all slow.
 */
export class RetryBudget {
  private saved = MOST;

  earn(): void {
    this.saved = Math.min(MOST, this.saved + EARNED);
  }

  /** False when there is nothing left to spend. */
  spend(): boolean {
    if (this.saved < 1) return false;
    this.saved -= 1;
    return true;
  }
}
