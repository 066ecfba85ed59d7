import { setTimeout as sleep } from 'node:timers/promises'
import { type Hold, takeFolder } from './folder-lock.mjs'
import type { Life } from './life.ts'
import { OperatorError } from './operator-error.ts'

const maxWaitMs = 15_000

/** Locks the data folder, or returns its holder. Waits for a holder that is stopping. */
export async function tryDataFolder(
  dataDir: string,
  role: string,
  life: Life,
): Promise<{ hold: Hold } | { holder: { pid: number; what: string } }> {
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    const result = await takeFolder(dataDir, () => ({
      pid: process.pid,
      what: role,
      stopping: life.stopping,
    }))
    if ('hold' in result || !result.holder.stopping || Date.now() > deadline || life.stopping) return result
    await sleep(200)
  }
}

/**
 * Locks the data folder until the process ends.
 *
 * @throws OperatorError when another process holds it.
 */
export async function takeDataFolder(dataDir: string, role: string, life: Life): Promise<void> {
  const result = await tryDataFolder(dataDir, role, life)
  if ('hold' in result) life.own({ name: 'data folder', stop: () => result.hold.release() })
  else throw new OperatorError(busy(dataDir, result.holder))
}

/** Returns the error message for a data folder that is in use. */
export function busy(dataDir: string, holder: { pid: number; what: string }): string {
  return `Forecourt is already running on ${dataDir} (${holder.what}, process ${holder.pid}).`
}
