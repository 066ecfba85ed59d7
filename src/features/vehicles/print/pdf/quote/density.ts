/** Spacing and sizes in points. Long names and languages with long words need a denser layout. */
export type Density = {
  readonly heading: number
  readonly qrEdge: number
  /** Padding above and below a line of the chosen option. */
  readonly listPadding: number
  /** Padding above and below a table row. */
  readonly rowPadding: number
  readonly smallText: number
}

/** Densities from loose to tight. The first one that fits on the page is used. */
export const densities: readonly [Density, ...Density[]] = [
  { heading: 20, qrEdge: 98, listPadding: 1.2, rowPadding: 2.5, smallText: 7.5 },
  { heading: 18, qrEdge: 94, listPadding: 0.8, rowPadding: 1.6, smallText: 7.2 },
  { heading: 15, qrEdge: 86, listPadding: 0.2, rowPadding: 0.8, smallText: 7 },
]
