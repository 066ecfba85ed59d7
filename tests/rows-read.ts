import pg from 'pg'
import { vi } from 'vitest'

/** What the database was asked, and how much it answered. */
export type Asked = { queries: number; rows: number }

type Callback = (error: unknown, answer: unknown) => void

const rowsOf = (answer: unknown) => (answer as { rows?: readonly unknown[] } | undefined)?.rows?.length ?? 0

/** Counts every query of this process, and the rows of its answers, while something is done. */
export async function countAsked(action: () => Promise<unknown>): Promise<Asked> {
  const asked: Asked = { queries: 0, rows: 0 }
  const query: (...args: unknown[]) => unknown = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    asked.queries += 1
    const last = args.at(-1)
    if (typeof last === 'function') {
      const callback: Callback = (error, answer) => {
        asked.rows += rowsOf(answer)
        ;(last as Callback)(error, answer)
      }
      return query.apply(this, [...args.slice(0, -1), callback])
    }
    const answered = query.apply(this, args)
    if (!(answered instanceof Promise)) return answered
    return answered.then((answer) => {
      asked.rows += rowsOf(answer)
      return answer
    })
  } as never)
  try {
    await action()
  } finally {
    spy.mockRestore()
  }
  return asked
}
