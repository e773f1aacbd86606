/** All files below a folder, by their paths in it. */
export function filesBelow(folder: string): string[];
/** Makes `to` the same as `from`, and says what changed. */
export function settle(from: string, to: string): { changed: string[]; gone: string[] };
