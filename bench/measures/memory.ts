import { readdirSync, readFileSync } from 'node:fs'
import type { Measure } from '../measure.ts'

type Status = { readonly pid: number; readonly parent: number; readonly residentKb: number }

function statusOf(pid: number): Status[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return [{ pid, parent: field('PPid'), residentKb: field('VmRSS') }]
  } catch {
    return []
  }
}

/** Resident memory of a process and all its descendants, in MB; shared pages are counted once per process. */
function residentMegabytes(root: number): number {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => statusOf(Number(entry)))
  const tree = new Set([root])
  for (let size = 0; size !== tree.size; ) {
    size = tree.size
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid)
  }
  return all.filter(({ pid }) => tree.has(pid)).reduce((sum, { residentKb }) => sum + residentKb, 0) / 1024
}

/** Memory of all processes of the start command, after the preceding measures. */
export const memory: Measure = {
  name: 'memory',
  run: async ({ site }) => {
    const { pid } = await site()
    const measured = process.platform === 'linux' ? `${Math.round(residentMegabytes(pid))} MB` : 'Linux only'
    return [
      {
        name: 'resident memory, site, worker and database',
        measured,
        goal: '–',
        reference: '–',
        reached: null,
      },
    ]
  },
}
