import { readFileSync } from 'node:fs'
import path from 'node:path'
import { processesNaming } from '#tests/e2e/support/processes.ts'

/** The kinds of processes a site runs. */
export const victims = ['site', 'deliverer', 'database', 'worker', 'publication', 'retention'] as const

export type Victim = (typeof victims)[number]

const programs: Readonly<Partial<Record<Victim, string>>> = {
  deliverer: 'server/deliver.ts',
  worker: 'server/worker.ts',
  publication: 'server/publish.ts',
  retention: 'server/retention.ts',
}

/** Returns the pids of a kind of process on a data folder; the site's own pid comes from its supervisor. */
function pidsOf(dataDir: string, victim: Victim): number[] {
  const program = programs[victim]
  if (program)
    return processesNaming(dataDir)
      .filter(({ command }) => command.includes(program))
      .map(({ pid }) => pid)
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid')
  return [Number(readFileSync(file, 'utf8').split('\n')[0])]
}

/** Kills a process with SIGKILL. @returns whether one was running. */
export function kill(dataDir: string, victim: Exclude<Victim, 'site'>): boolean {
  try {
    const [pid] = pidsOf(dataDir, victim)
    if (!pid) return false
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    // The process has already ended.
    return false
  }
}
