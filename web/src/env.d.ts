declare module 'virtual:words' {
  type Words = () => Promise<{ default: string }>;
  /** What the lobby and the tables say, what other pages do, and the clauses. */
  const languages: Record<string, Record<'first' | 'poker' | 'more' | 'clauses', Words>>;
  export default languages;
}
