// Where in the room we are: the part of the address after `#`. So every page can be linked to and needs no server for it.

export const route = $state({ path: here() });

function here(): string {
  return location.hash.replace(/^#/, '') || '/';
}

addEventListener('hashchange', () => {
  route.path = here();
  scrollTo(0, 0);
});

export const go = (path: string): void => {
  location.hash = path;
};

/** The parts of the path: `/table/3/history` is `['table', '3', 'history']`. */
export const parts = (path: string): string[] => path.split('?')[0]!.split('/').filter(Boolean);
