import type { IntervalType } from '../service.ts'

/** Work at a part: first at some kilometres, and then every so many. */
export type RecurringWork = {
  readonly type: IntervalType
  readonly description: string
  /** Null: after the first `every` kilometres. */
  readonly first: number | null
  /** Null: only once. */
  readonly every: number | null
}

function isDue({ first, every }: RecurringWork, kilometres: number): boolean {
  const begin = first ?? every
  if (begin === null || kilometres < begin) return false
  if (every === null) return kilometres === begin
  return (kilometres - begin) % every === 0
}

/**
 * Returns the work at the service of so many kilometres, in its order. A part that is replaced is not inspected,
 * lubricated or cleaned as well.
 */
export function dueWork<Work extends RecurringWork>(work: readonly Work[], kilometres: number): Work[] {
  const due = work.filter((each) => isDue(each, kilometres))
  const replaced = new Set(due.filter(({ type }) => type === 'replace').map(({ description }) => description))
  return due.filter(({ type, description }) => type === 'replace' || !replaced.has(description))
}
