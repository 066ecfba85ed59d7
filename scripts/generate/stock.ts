import { sql } from '@payloadcms/db-postgres'
import { openCms } from '#cms/open.ts'
import { generateStock, maxInventedVehicles } from '#cms/seed.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { OperatorError } from '#server/lifecycle/operator-error.ts'
import type { Task } from '#server/lifecycle/task.ts'
import { isMigrated } from '#server/prepare/pending.ts'
import { progressBar } from '#server/prepare/progress-bar.ts'

const usage = `Usage: npm run generate -- stock N, where N is the number of used vehicles in total, at most ${maxInventedVehicles}`

/** `npm run generate -- stock N`: adds invented used vehicles until there are N, to measure a large stock. */
export const task: Task = async ([number = '', ...rest]) => {
  const total = /^\d{1,7}$/.test(number) ? Number(number) : 0
  if (rest.length > 0 || total < 1 || total > maxInventedVehicles) throw new OperatorError(usage)
  if (!(await isMigrated())) throw new OperatorError('The database is not prepared. Run npm start once.')
  const payload = await openCms()
  try {
    const started = performance.now()
    const added = await generateStock(payload, total, { onProgress: progressBar('Used vehicles') })
    // Plans of queries depend on how many rows there are.
    await postgresOf(payload).drizzle.execute(sql`analyze stock_vehicles`)
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    process.stdout.write(`Added ${added} used vehicles in ${seconds} s.\n`)
  } finally {
    await payload.destroy()
  }
}
