/** Puts an open popover beside what opened it, wholly on the screen. */
export function beside(box: HTMLElement, opener: Element): void {
  const b = opener.getBoundingClientRect();
  const w = box.getBoundingClientRect();
  const x = Math.max(8, Math.min(b.left, innerWidth - w.width - 8));
  const y = b.bottom + w.height + 12 < innerHeight ? b.bottom + 4 : Math.max(8, b.top - w.height - 4);
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}
