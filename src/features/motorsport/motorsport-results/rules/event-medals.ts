/** The metals of medals, in the order of their rank. */
export const metals = ['gold', 'silver', 'bronze'] as const

export type EventMedal = { readonly metal: (typeof metals)[number]; readonly year: number }

/** Returns the medals of an event: gold first, and those of one metal from the earliest year on. */
export function medalsByMetal(medals: readonly EventMedal[]): readonly EventMedal[] {
  return [...medals].sort(
    (one, other) => metals.indexOf(one.metal) - metals.indexOf(other.metal) || one.year - other.year,
  )
}
