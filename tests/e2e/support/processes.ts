import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type Process = { readonly pid: number; readonly command: string }

const GRACE_MS = 2_000

function read(pid: number, what: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/**
 * Lists other running processes with a temporary folder in their command or environment, which were started for it.
 * Empty on systems without /proc.
 */
export function processesNaming(folder: string): Process[] {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => pid !== process.pid)
    .filter((pid) => read(pid, 'cmdline').includes(folder) || read(pid, 'environ').includes(folder))
    .map((pid) => ({ pid, command: read(pid, 'cmdline').trim() }))
}

/**
 * Ends processes that still run for a temporary folder after a grace period: with SIGINT, then with SIGKILL.
 *
 * @returns the processes that had to be ended.
 */
export async function endProcessesNaming(folder: string): Promise<Process[]> {
  const waitForEnd = async () => {
    for (const deadline = Date.now() + GRACE_MS; Date.now() < deadline; await sleep(50)) {
      if (processesNaming(folder).length === 0) return true
    }
    return false
  }
  if (await waitForEnd()) return []
  const remaining = processesNaming(folder)
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    for (const { pid } of processesNaming(folder)) signalProcess(pid, signal)
    if (await waitForEnd()) break
  }
  return remaining
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}
