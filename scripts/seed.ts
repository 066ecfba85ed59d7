import { getPayload } from 'payload'
import payloadConfig from '#cms/payload.config.ts'
import { seedContent } from '#cms/seed.ts'
import { registerCms } from '#platform/cms.ts'
import { OperatorError } from '#server/lifecycle/operator-error.ts'
import type { Task } from '#server/lifecycle/task.ts'
import { isMigrated } from '#server/prepare/pending.ts'
import { progressBar } from '#server/prepare/progress-bar.ts'

/** `npm run seed`: adds what is missing of the product's content, and leaves alone what is there. */
export const task: Task = async (args) => {
  if (args.length > 0) throw new OperatorError('Usage: npm run seed')
  if (!(await isMigrated())) throw new OperatorError('The database is not prepared. Run npm start once.')
  const payload = await getPayload({ config: payloadConfig })
  registerCms(async () => payload)
  try {
    const made = await seedContent(payload, { onProgress: progressBar('Content') })
    process.stdout.write(`${sentence(made)}\n`)
  } finally {
    await payload.destroy()
  }
}

function sentence(made: number): string {
  if (made === 0) return 'All content was there already; nothing was changed.'
  return `Made ${made} ${made === 1 ? 'document' : 'documents'} that were missing; nothing else was changed.`
}
