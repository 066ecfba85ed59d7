import type { FetchProblem } from '#platform/outside/fetch-problem.ts'
import { addressesOf, ownPicturesOf } from '../rules/picture-outcome.ts'
import { keyOfSource, type PictureFolder } from './picture-folder.ts'
import type { PictureSession } from './session.ts'
import { type Queue, type QueuedVehicle, readQueue, storeSettled } from './vehicle-queue.ts'

/** Vehicles that are stored together. A killed process repeats them, with the files that are there already. */
const batchSize = 25
/** Below this the embedded database would soon be without room. Bytes. */
const minFreeBytes = 2_000_000_000

export type SettleOptions = {
  readonly session: PictureSession
  readonly folder: PictureFolder
  /** Stores the picture at an address, and returns what is wrong with it. */
  readonly fetchMissing: (address: string) => Promise<FetchProblem | null>
  readonly signal: AbortSignal
  /** Whether the run has lasted long enough; the rest is for the next one. */
  readonly isOver: () => boolean
}

export type Settled = {
  readonly vehicles: number
  /** Pictures that could not be used, by host and reason. */
  readonly failed: ReadonlyMap<string, number>
  readonly isDiskFull: boolean
}

/**
 * Fetches the pictures of all vehicles in a queue and stores each vehicle's once they are there. What fails is left out;
 * for pending vehicles it is added to the report of the import.
 *
 * @throws the error of the database or the disk; the signal's reason when it is aborted.
 */
export async function settleVehicles(queue: Queue, options: SettleOptions): Promise<Settled> {
  const { session, folder, isOver } = options
  const failed = new Map<string, number>()
  let vehicles = 0
  let last: QueuedVehicle | undefined
  while (!isOver()) {
    if ((await folder.freeBytes()) < minFreeBytes) return { vehicles, failed, isDiskFull: true }
    const batch = await readQueue(session, queue, last, batchSize)
    if (batch.length === 0) break
    await settleBatch(queue, batch, options, failed)
    vehicles += batch.length
    last = batch.at(-1)
  }
  return { vehicles, failed, isDiskFull: false }
}

async function settleBatch(
  queue: Queue,
  batch: readonly QueuedVehicle[],
  { session, fetchMissing, signal }: SettleOptions,
  failed: Map<string, number>,
): Promise<void> {
  const addresses = [...new Set(batch.flatMap(addressesOf))]
  const problems = new Map<string, FetchProblem>()
  await Promise.all(
    addresses.map(async (address) => {
      const problem = await fetchMissing(address)
      if (problem) problems.set(address, problem)
    }),
  )
  signal.throwIfAborted()
  const keys = new Map(
    addresses.filter((address) => !problems.has(address)).map((address) => [address, keyOfSource(address)]),
  )
  for (const [address, { message }] of problems) {
    const cause = `${URL.parse(address)?.host ?? ''} ${message}`
    failed.set(cause, (failed.get(cause) ?? 0) + 1)
  }
  const refusals = batch.flatMap((vehicle) =>
    addressesOf(vehicle).flatMap((picture) => {
      const problem = problems.get(picture)
      return problem ? [{ id: vehicle.id, picture, reason: `The picture ${problem.message}.` }] : []
    }),
  )
  await storeSettled(
    session,
    batch.map((vehicle) => ({ vehicle, own: ownPicturesOf(vehicle, keys) })),
    queue === 'pending' ? refusals : [],
  )
}
