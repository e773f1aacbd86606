declare module 'virtual:clauses' {
  const all: Record<string, { title: string; says: string; source: string }>;
  export default all;
}

declare module 'virtual:houses' {
  const all: { id: string; game: string; title: string; house: string; options: { option: number; limit: string }[] }[];
  export default all;
}
