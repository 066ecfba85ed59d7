/** How close everything stands, in points: a language of long words, or a long name, needs the room of the page. */
export type Density = {
  readonly heading: number
  readonly qrEdge: number
  /** Above and below a line of the chosen way. */
  readonly listAir: number
  /** Above and below a row of the table. */
  readonly rowAir: number
  readonly smallText: number
}

/** In their order: the first in which everything is above the foot is taken. */
export const densities: readonly [Density, ...Density[]] = [
  { heading: 20, qrEdge: 98, listAir: 1.2, rowAir: 2.5, smallText: 7.5 },
  { heading: 18, qrEdge: 94, listAir: 0.8, rowAir: 1.6, smallText: 7.2 },
  { heading: 15, qrEdge: 86, listAir: 0.2, rowAir: 0.8, smallText: 7 },
]
