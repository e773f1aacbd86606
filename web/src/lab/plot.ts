// A plot of a sweep: where its columns, lines and ticks lie in a picture of 340 by 210.

export interface Point {
  /** The value of the first key, and of the second. */
  x: string;
  line: string;
  y: number;
}

export interface Plot {
  columns: { name: string; at: number }[];
  lines: { name: string; path: string; dots: { x: number; y: number }[] }[];
  ticks: { y: number; at: number }[];
}

const [LEFT, RIGHT, TOP, BOTTOM] = [78, 316, 14, 180];

export function plot(points: Point[]): Plot {
  const names = [...new Set(points.map((p) => p.x))];
  const [low, high] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))];
  const span = high - low || 0.001;
  const across = (x: string): number =>
    names.length < 2 ? (LEFT + RIGHT) / 2 : LEFT + (names.indexOf(x) * (RIGHT - LEFT)) / (names.length - 1);
  const down = (y: number): number => BOTTOM - ((y - low) / span) * (BOTTOM - TOP);
  const lines = [...new Set(points.map((p) => p.line))].map((name) => {
    const dots = points.filter((p) => p.line === name).map((p) => ({ x: across(p.x), y: down(p.y) }));
    return { name, dots, path: `M${dots.map((d) => `${d.x.toFixed(1)} ${d.y.toFixed(1)}`).join('L')}` };
  });
  const ticks = [0, 1, 2, 3].map((i) => low + (span * i) / 3).map((y) => ({ y, at: down(y) }));
  return { columns: names.map((name) => ({ name, at: across(name) })), lines, ticks };
}

export interface ErrorBars {
  height: number;
  /** Where nothing is won or lost. */
  zero: number;
  rows: { at: number; from: number; width: number; low: number; high: number; value: number; error: number }[];
}

/** Bars of values with their standard errors, two of them each way, one below the other: between the names and the figures. */
export function errorBars(values: [number, number][]): ErrorBars {
  const [left, right, row] = [84, 232, 24];
  const ends = values.flatMap(([v, e]) => [v - 2 * e, v + 2 * e]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const x = (v: number): number => left + ((v - low) / (high - low || 1)) * (right - left);
  return {
    height: values.length * row + 8,
    zero: x(0),
    rows: values.map(([value, error], i) => ({
      at: i * row + row / 2 + 4,
      from: Math.min(x(0), x(value)),
      width: Math.abs(x(value) - x(0)),
      low: x(value - 2 * error),
      high: x(value + 2 * error),
      value,
      error,
    })),
  };
}
