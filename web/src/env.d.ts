declare module 'virtual:clauses' {
  const all: Record<string, { title: string; says: string; source: string }>;
  export default all;
}
declare module 'virtual:words' {
  const languages: Record<string, () => Promise<{ default: string }>>;
  export default languages;
}
