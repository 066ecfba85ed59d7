import type { PointsScheme } from '../season.ts'

/** The points of the championships, which an editor can change. Source: decision G-8. */
export const pointsSchemes = {
  /** Two races a round, all of which count. */
  circuit: { tables: { race: [20, 17, 15, 13, 11, 9, 7, 5, 3, 1] }, counted: null },
  /** A rally, and extra points on its last stage. */
  rally: {
    tables: { rally: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1], powerStage: [5, 4, 3, 2, 1] },
    counted: { best: 5, of: 6 },
  },
  /** A race across country, and a few points for the prologue that decides the order of the start. */
  rallyRaid: {
    tables: { rally: [28, 22, 18, 15, 12, 9, 6, 4, 2, 1], stage: [3, 2, 1] },
    counted: { best: 4, of: 5 },
  },
} as const satisfies Readonly<Record<string, PointsScheme>>
