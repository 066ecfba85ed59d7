import { setTimeout as sleep } from 'node:timers/promises'
import { type Hold, lockFolder } from './folder-lock.mjs'
import type { Lifecycle } from './life.ts'
import { OperatorError } from './operator-error.ts'

const maxWaitMs = 15_000

/** Locks the data folder, or returns its holder. Waits for a holder that is stopping. */
export async function tryLockDataFolder(
  dataDir: string,
  role: string,
  life: Lifecycle,
): Promise<{ hold: Hold } | { holder: { pid: number; what: string } }> {
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    const result = await lockFolder(dataDir, () => ({
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
export async function lockDataFolder(dataDir: string, role: string, life: Lifecycle): Promise<void> {
  const result = await tryLockDataFolder(dataDir, role, life)
  if ('hold' in result) life.addResources({ name: 'data folder', stop: () => result.hold.release() })
  else throw new OperatorError(folderInUseMessage(dataDir, result.holder))
}

/** Returns the error message for a data folder that is in use. */
export function folderInUseMessage(dataDir: string, holder: { pid: number; what: string }): string {
  return `Forecourt is already running on ${dataDir} (${holder.what}, process ${holder.pid}).`
}
