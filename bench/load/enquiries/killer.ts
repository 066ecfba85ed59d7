import { setTimeout as sleep } from 'node:timers/promises'
import type { SupervisedSite } from '../supervised-site.ts'
import { kill, type Victim, victims } from './kill.ts'
import type { SiteQueue } from './used-leads.ts'

/** The jobs that start the processes that run only on a schedule. */
const scheduled: Readonly<Partial<Record<Victim, string>>> = {
  publication: 'scheduled-publishing',
  retention: 'retention',
}
const startTimeoutMs = 15_000
const pollIntervalMs = 50

/** Kills a process of each kind in turn, skipping kinds that are not running. */
export function createKiller(site: SupervisedSite, queue: SiteQueue) {
  const killed = new Map<Victim, number>()
  let turn = 0
  let busy: Promise<void> | undefined

  async function attemptKill(victim: Victim): Promise<boolean> {
    if (victim === 'site') return site.kill()
    const job = scheduled[victim]
    if (job === undefined) return kill(site.dataDir, victim)
    await queue.run(job).catch(() => {})
    for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await sleep(pollIntervalMs)) {
      if (kill(site.dataDir, victim)) return true
    }
    return false
  }

  async function next(): Promise<void> {
    for (let tries = 0; tries < victims.length; tries++) {
      const victim = victims[turn++ % victims.length] ?? 'site'
      if (!(await attemptKill(victim))) continue
      killed.set(victim, (killed.get(victim) ?? 0) + 1)
      return
    }
  }

  return {
    /** Kills the next process, unless the previous kill is still in progress. */
    killNext(): void {
      busy ??= next().finally(() => {
        busy = undefined
      })
    },
    settled: async () => busy,
    total: () => [...killed.values()].reduce((sum, count) => sum + count, 0),
    summary: () => victims.map((victim) => `${killed.get(victim) ?? 0} ${victim}`).join(', '),
  }
}
