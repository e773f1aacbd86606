declare module 'virtual:clauses' {
  const all: Record<string, { title: string; says: string; source: string }>;
  export default all;
}
