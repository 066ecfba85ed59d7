import { readdirSync, readFileSync } from 'node:fs'

type Status = {
  readonly pid: number
  readonly parent: number
  /** Resident memory now, and the most there was, in KB. */
  readonly residentKb: number
  readonly peakKb: number
}

function statusOf(pid: number): Status[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return [{ pid, parent: field('PPid'), residentKb: field('VmRSS'), peakKb: field('VmHWM') }]
  } catch {
    return []
  }
}

/** The memory of a process and all its descendants, on Linux; shared pages are counted once per process. */
export function memoryOfTree(root: number): readonly Status[] {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => statusOf(Number(entry)))
  const tree = new Set([root])
  for (let size = 0; size !== tree.size; ) {
    size = tree.size
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid)
  }
  return all.filter(({ pid }) => tree.has(pid))
}

const sampleEveryMs = 100

/** Resident memory of one process, in MB; 0 when it does not run. */
export const residentMegabytesOf = (pid: number): number => (statusOf(pid)[0]?.residentKb ?? 0) / 1024

/** Watches the resident memory of one process until `stop`, which returns the most there was, in MB. */
export function watchResident(pid: number): { stop(): number } {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytesOf(pid))
  }, sampleEveryMs)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}
