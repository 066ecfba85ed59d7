import { openCms } from '#cms/open.ts'
import { seedContent } from '#cms/seed.ts'
import { OperatorError } from '#server/lifecycle/operator-error.ts'
import type { Task } from '#server/lifecycle/task.ts'
import { isMigrated } from '#server/prepare/pending.ts'
import { progressBar } from '#server/prepare/progress-bar.ts'

/** `npm run seed`: creates the documents of the product's content that are missing; existing ones stay unchanged. */
export const task: Task = async (args) => {
  if (args.length > 0) throw new OperatorError('Usage: npm run seed')
  if (!(await isMigrated())) throw new OperatorError('The database is not prepared. Run npm start once.')
  const payload = await openCms()
  try {
    const created = await seedContent(payload, { onProgress: progressBar('Content') })
    process.stdout.write(`${summaryOf(created)}\n`)
  } finally {
    await payload.destroy()
  }
}

function summaryOf(created: number): string {
  if (created === 0) return 'All content exists; nothing was changed.'
  return `Created ${created} missing ${created === 1 ? 'document' : 'documents'}; nothing else was changed.`
}
