import { openCms } from '#cms/open.ts'
import { maxGeneratedDealers, seedGeneratedDealers } from '#cms/seed.ts'
import { OperatorError } from '#server/lifecycle/operator-error.ts'
import type { Task } from '#server/lifecycle/task.ts'
import { isMigrated } from '#server/prepare/pending.ts'
import { progressBar } from '#server/prepare/progress-bar.ts'

const usage = `Usage: npm run generate -- dealers N, where N is the number of dealers in total, at most ${maxGeneratedDealers}`

/** `npm run generate -- dealers N`: adds invented dealers until there are N, to measure a large network. */
export const task: Task = async ([number = '', ...rest]) => {
  const count = /^\d{1,4}$/.test(number) ? Number(number) : 0
  if (rest.length > 0 || count < 1 || count > maxGeneratedDealers) throw new OperatorError(usage)
  if (!(await isMigrated())) throw new OperatorError('The database is not prepared. Run npm start once.')
  const payload = await openCms()
  try {
    const started = performance.now()
    const created = await seedGeneratedDealers(payload, count, { onProgress: progressBar('Dealers') })
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    process.stdout.write(`Created ${created} documents in ${seconds} s.\n`)
  } finally {
    await payload.destroy()
  }
}
