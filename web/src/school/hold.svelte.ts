// A second tap of the same thumb must not answer what has just appeared: for a moment nothing can be tapped.
import { HOLD } from '../lib/hold';

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
