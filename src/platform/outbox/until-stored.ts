import { setTimeout as sleep } from 'node:timers/promises'

const pauseMs = 100

/** Longer than a restart of the database, and less than a job may take. */
const maxWaitMs = 60_000

type Options = { readonly withinMs?: number; readonly pause?: (ms: number) => Promise<unknown> }

/**
 * Repeats a write until the database accepts it. For the outcome of what cannot be undone, such as a sent mail: when it is
 * not stored, the job is run again.
 *
 * @param write may be carried out more than once: the connection can break after its COMMIT.
 * @throws the last error of the write after a minute.
 */
export async function untilStored<Result>(
  write: () => Promise<Result>,
  { withinMs = maxWaitMs, pause = sleep }: Options = {},
): Promise<Result> {
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    try {
      return await write()
    } catch (error) {
      if (waitedMs >= withinMs) throw error
      await pause(pauseMs)
    }
  }
}
