import { once } from 'node:events'
import { retentionSchedule } from '#features/privacy/jobs.ts'
import { startProgram } from '../lifecycle/child-process.ts'
import type { ScheduledJob } from './queue.ts'

/** The job that erases expired personal data every night, in a child process. */
export const retentionJob: ScheduledJob = {
  name: 'retention',
  cron: retentionSchedule,
  async run() {
    const [code] = await once(startProgram('server/retention.ts'), 'exit')
    if (code !== 0) throw new Error(`Retention exited with code ${code}; the reason is in the log above.`)
  },
}
