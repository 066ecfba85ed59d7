import pg from 'pg'
import { vi } from 'vitest'

/** The number of database queries and of the rows they returned. */
export type QueryCount = { queries: number; rows: number }

type Callback = (error: unknown, result: unknown) => void

const rowsOf = (result: unknown) => (result as { rows?: readonly unknown[] } | undefined)?.rows?.length ?? 0

/** Counts the queries of this process and their rows during an action. */
export async function countQueries(action: () => Promise<unknown>): Promise<QueryCount> {
  const count: QueryCount = { queries: 0, rows: 0 }
  const query: (...args: unknown[]) => unknown = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    count.queries += 1
    const last = args.at(-1)
    if (typeof last === 'function') {
      const callback: Callback = (error, result) => {
        count.rows += rowsOf(result)
        ;(last as Callback)(error, result)
      }
      return query.apply(this, [...args.slice(0, -1), callback])
    }
    const pending = query.apply(this, args)
    if (!(pending instanceof Promise)) return pending
    return pending.then((result) => {
      count.rows += rowsOf(result)
      return result
    })
  } as never)
  try {
    await action()
  } finally {
    spy.mockRestore()
  }
  return count
}
