declare module 'virtual:clauses' {
  const all: Record<string, { title: string; says: string; source: string }>;
  export default all;
}
declare module 'virtual:words' {
  type Words = () => Promise<{ default: string }>;
  /** What the lobby and the tables say, and what other pages do. */
  const languages: Record<string, [Words, Words]>;
  export default languages;
}
