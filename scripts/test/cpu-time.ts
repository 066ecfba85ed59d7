import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second for every program. */
const ticksPerSecond = 100

/**
 * Returns the processor seconds of all ended child processes of this one, and of theirs, or null on a system without
 * /proc. Unlike the time on the clock it hardly depends on what else the machine does.
 */
export function childCpuSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The name of the program, in parentheses, may contain spaces. Children's user and system time are fields 16 and 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
  } catch {
    return null
  }
}
