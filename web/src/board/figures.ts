/** The figures of a game's box: those printed, until a table is played with others. */

export interface Box<T extends object> {
  /** Always read when they are needed: they change with the table. */
  figures: T;
  /** What follows from them is worked out now, and again whenever they change. */
  follow: (work: () => void) => void;
  correct: (own: object | null) => void;
}

export function box<T extends object>(printed: T): Box<T> {
  const figures = { ...printed };
  const works: (() => void)[] = [];
  return {
    figures,
    follow(work) {
      works.push(work);
      work();
    },
    correct(own) {
      Object.assign(figures, printed, own);
      works.forEach((work) => work());
    },
  };
}
