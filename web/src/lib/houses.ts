// Houses by the name of their folder, as people say it: `ocean-view` is Ocean View.
export const houseName = (folder: string): string =>
  folder
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
