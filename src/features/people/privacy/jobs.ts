/** Cron expression of the nightly retention job, in Johannesburg time. */
export const retentionSchedule = '30 2 * * *'

/** Loads the job on demand: the worker itself only needs the schedule. */
export const loadRetention = () => import('./data/retention.ts')
