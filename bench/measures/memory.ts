import { memoryOfTree } from '../load/process-memory.ts'
import type { Measure } from '../measure.ts'

/** Resident memory of a process and all its descendants, in MB. */
const residentMegabytes = (root: number): number =>
  memoryOfTree(root).reduce((sum, { residentKb }) => sum + residentKb, 0) / 1024

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
