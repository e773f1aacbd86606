// A second tap of the same thumb must not answer what has just appeared: for a moment nothing can be tapped.

/** How long a new part waits for its first tap. */
export const HOLD = 400;

export class Hold {
  /** Is it too early for a tap? */
  on = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    this.on = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.on = false), HOLD);
  }
}
