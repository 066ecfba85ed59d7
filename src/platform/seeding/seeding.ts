import type { Payload } from 'payload'

/** Told after every document, whether it was made or was there already. */
export type SeedProgress = (done: number, total: number) => void

/**
 * The first content of one feature: read and checked, but not stored yet. What is there already is left as its
 * editors have it, so that a second run changes nothing.
 */
export type Seeding = {
  /** How many documents it is about. */
  readonly total: number
  /** Makes what is missing. Says after each document whether it was made. */
  run(payload: Payload, onDocument: (made: boolean) => void): Promise<void>
}

/**
 * Carries out seedings one after the other: a later one may refer to what an earlier one made.
 *
 * @returns how many documents were made
 */
export async function runSeedings(
  payload: Payload,
  seedings: readonly Seeding[],
  onProgress: SeedProgress = () => {},
): Promise<number> {
  const total = seedings.reduce((sum, seeding) => sum + seeding.total, 0)
  let done = 0
  let made = 0
  for (const seeding of seedings) {
    await seeding.run(payload, (wasMade) => {
      done += 1
      made += wasMade ? 1 : 0
      onProgress(done, total)
    })
  }
  return made
}
