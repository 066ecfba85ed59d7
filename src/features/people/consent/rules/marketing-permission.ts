import type { ConsentAct } from '../consent.ts'

/** The members of a ledger entry that decide. */
export type Act = { readonly id: number; readonly at: number; readonly act: ConsentAct }

/**
 * Returns whether marketing may be sent to a person: only when their latest act gives consent. Of two acts at the same
 * time the entry with the higher id counts.
 *
 * @param acts of one person about marketing, in any order; `at` in milliseconds since the epoch.
 * Source: POPIA, sections 11 (3) and 69.
 */
export function mayBeSentMarketing(acts: readonly Act[]): boolean {
  const latestAct = acts.reduce<Act | undefined>(
    (latest, act) =>
      !latest || act.at > latest.at || (act.at === latest.at && act.id > latest.id) ? act : latest,
    undefined,
  )
  return latestAct?.act === 'given'
}
