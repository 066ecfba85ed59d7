import { setTimeout as sleep } from 'node:timers/promises'
import { type Hold, takeFolder } from './folder-lock.mjs'
import type { Life } from './life.ts'
import { OperatorError } from './operator-error.ts'

const leavingWithinMs = 15_000

/** Takes the data folder, or returns who has it. A holder that is already leaving is waited for. */
export async function tryDataFolder(
  dataDir: string,
  what: string,
  life: Life,
): Promise<{ hold: Hold } | { holder: { pid: number; what: string } }> {
  const deadline = Date.now() + leavingWithinMs
  for (;;) {
    const taken = await takeFolder(dataDir, () => ({ pid: process.pid, what, stopping: life.stopping }))
    if ('hold' in taken || !taken.holder.stopping || Date.now() > deadline || life.stopping) return taken
    await sleep(200)
  }
}

/**
 * Takes the data folder until the process ends.
 *
 * @throws OperatorError when another process works on it.
 */
export async function takeDataFolder(dataDir: string, what: string, life: Life): Promise<void> {
  const taken = await tryDataFolder(dataDir, what, life)
  if ('hold' in taken) life.own({ name: 'data folder', stop: () => taken.hold.release() })
  else throw new OperatorError(busy(dataDir, taken.holder))
}

/** The sentence for somebody whose folder is in use. */
export function busy(dataDir: string, holder: { pid: number; what: string }): string {
  return `Forecourt is already running on ${dataDir} (${holder.what}, process ${holder.pid}).`
}
