/** When what is too old is erased: at night, when the site has time. Five fields, in Johannesburg's time. */
export const retentionSchedule = '30 2 * * *'

/** What is done then. Loaded when needed: the worker itself reads the schedule alone. */
export const loadRetention = () => import('./data/retention.ts')
