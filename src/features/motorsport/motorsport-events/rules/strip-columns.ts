export type StripColumns = {
  readonly tablet: 2 | 3
  readonly laptop: 2 | 3 | 4 | 5
}

/** Chooses the columns of a strip of two to eight items: one row up to five items, otherwise full rows if possible. */
export function stripColumns(items: number): StripColumns {
  const tablet = items % 3 === 0 ? 3 : 2
  if (items <= 2) return { tablet, laptop: 2 }
  if (items === 3 || items === 6) return { tablet, laptop: 3 }
  return { tablet, laptop: items === 5 ? 5 : 4 }
}
