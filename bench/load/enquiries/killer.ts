import { setTimeout as sleep } from 'node:timers/promises'
import type { SupervisedSite } from '../supervised-site.ts'
import { kill, type Victim, victims } from './kill.ts'
import type { SiteQueue } from './used-leads.ts'

/** Names of the jobs that start what runs only now and then. */
const scheduled: Readonly<Partial<Record<Victim, string>>> = {
  publication: 'scheduled-publishing',
  retention: 'retention',
}
const appearsWithinMs = 15_000
const lookEveryMs = 50

/** Kills a process of every kind in turn; what is not running gives its turn to the next. */
export function createKiller(site: SupervisedSite, queue: SiteQueue) {
  const killed = new Map<Victim, number>()
  let turn = 0
  let busy: Promise<void> | undefined

  async function strike(victim: Victim): Promise<boolean> {
    if (victim === 'site') return site.kill()
    const job = scheduled[victim]
    if (job === undefined) return kill(site.dataDir, victim)
    await queue.run(job).catch(() => {})
    for (const deadline = Date.now() + appearsWithinMs; Date.now() < deadline; await sleep(lookEveryMs)) {
      if (kill(site.dataDir, victim)) return true
    }
    return false
  }

  async function next(): Promise<void> {
    for (let tries = 0; tries < victims.length; tries++) {
      const victim = victims[turn++ % victims.length] ?? 'site'
      if (!(await strike(victim))) continue
      killed.set(victim, (killed.get(victim) ?? 0) + 1)
      return
    }
  }

  return {
    /** Kills one, unless the last one is still being looked for. */
    strikeOnce(): void {
      busy ??= next().finally(() => {
        busy = undefined
      })
    },
    settled: async () => busy,
    total: () => [...killed.values()].reduce((sum, count) => sum + count, 0),
    inWords: () => victims.map((victim) => `${killed.get(victim) ?? 0} ${victim}`).join(', '),
  }
}
