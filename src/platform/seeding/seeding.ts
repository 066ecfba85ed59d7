import type { Payload } from 'payload'

/** Called after every document, whether it was created or existed already. */
export type SeedProgress = (done: number, total: number) => void

/**
 * The seed content of a feature, validated but not stored yet. Existing documents are not changed, so that a second run
 * has no effect.
 */
export type Seeding = {
  /** Number of documents in the content, including existing ones. */
  readonly total: number
  /** Creates the missing documents. Calls `onDocument` after each one, with whether it was created. */
  run(payload: Payload, onDocument: (made: boolean) => void): Promise<void>
}

/**
 * Runs seedings in order, because a later one may refer to documents of an earlier one.
 *
 * @returns the number of documents created
 */
export async function runSeedings(
  payload: Payload,
  seedings: readonly Seeding[],
  onProgress: SeedProgress = () => {},
): Promise<number> {
  const total = seedings.reduce((sum, seeding) => sum + seeding.total, 0)
  let done = 0
  let createdCount = 0
  for (const seeding of seedings) {
    await seeding.run(payload, (wasCreated) => {
      done += 1
      createdCount += wasCreated ? 1 : 0
      onProgress(done, total)
    })
  }
  return createdCount
}
