/** Retries that each first attempt adds to the budget. */
const EARNED_PER_ATTEMPT = 0.1;
const MAX_BUDGET = 20;

/**
 * Limits retries to a tenth of the first attempts, and bursts to 20: retries recover the requests of one lost replica
 * and must not double the load when all replicas are slow.
 */
export class RetryBudget {
  private budget = MAX_BUDGET;

  earn(): void {
    this.budget = Math.min(MAX_BUDGET, this.budget + EARNED_PER_ATTEMPT);
  }

  /** Takes one retry from the budget; returns false when it is used up. */
  spend(): boolean {
    if (this.budget < 1) return false;
    this.budget -= 1;
    return true;
  }
}
