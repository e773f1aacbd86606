// Whether the introduction was offered in this browser: it is offered once.
const KEY = 'cardroom.introduced';

/** Has somebody here played it, or said no? A browser that keeps nothing is not asked at all. */
export function isIntroduced(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function introduced(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Nothing is kept, and nothing is offered.
  }
}
