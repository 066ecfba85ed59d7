/** The metals of medals, in the order of their rank. */
export const metals = ['gold', 'silver', 'bronze'] as const

export type Metal = (typeof metals)[number]

type Won = { readonly medal: Metal }

/** Returns the number of medals of each metal, zero included, and their total. Source: requirements C-242 and C-243. */
export function medalCount(medals: readonly Won[]): Readonly<Record<Metal | 'total', number>> {
  const count = (metal: Metal) => medals.filter(({ medal }) => medal === metal).length
  return { gold: count('gold'), silver: count('silver'), bronze: count('bronze'), total: medals.length }
}

/** Returns the medals by rank, gold first; those of the same metal keep their order. */
export function byRank<Medal extends Won>(medals: readonly Medal[]): readonly Medal[] {
  return metals.flatMap((metal) => medals.filter(({ medal }) => medal === metal))
}
