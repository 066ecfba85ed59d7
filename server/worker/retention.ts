import { once } from 'node:events'
import { retentionSchedule } from '#features/privacy/jobs.ts'
import { startProgram } from '../lifecycle/child-process.ts'
import type { ScheduledJob } from './queue.ts'

/** Every night: erases what is too old, in a child that ends again. */
export const retention: ScheduledJob = {
  name: 'retention',
  cron: retentionSchedule,
  async run() {
    const [code] = await once(startProgram('server/retention.ts'), 'exit')
    if (code !== 0) throw new Error('What is too old could not be erased.')
  },
}
