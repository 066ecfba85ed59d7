import type { ConsentAct } from '../consent.ts'

/** One entry of the ledger, as far as it decides. */
export type Act = { readonly id: number; readonly at: number; readonly act: ConsentAct }

/**
 * Whether somebody may be sent marketing: their last word counts, and who has said nothing has not agreed. Of two
 * words of the same moment the later entry counts.
 *
 * @param acts of one person, in any order; `at` in milliseconds.
 * Source: POPIA, sections 11 (3) and 69.
 */
export function mayBeSentMarketing(acts: readonly Act[]): boolean {
  const last = acts.reduce<Act | undefined>(
    (latest, act) =>
      !latest || act.at > latest.at || (act.at === latest.at && act.id > latest.id) ? act : latest,
    undefined,
  )
  return last?.act === 'given'
}
