// Names for places on the felt, so that chips and cards know where they fly from and to.
const places = new Map<string, Element>();

/** Svelte action: this element is the place with this name. */
export function anchor(node: Element, name: string): { update(name: string): void; destroy(): void } {
  let own = name;
  places.set(own, node);
  return {
    update(next) {
      if (places.get(own) === node) places.delete(own);
      own = next;
      places.set(own, node);
    },
    destroy() {
      if (places.get(own) === node) places.delete(own);
    },
  };
}

/** The middle of a place on the screen. */
export function middle(name: string): { x: number; y: number } | null {
  const box = places.get(name)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
