import { cms } from '#platform/process/cms.ts'
import { serviceScheduleEndpoints } from './data/contract.ts'
import { localSchedules } from './data/local.ts'

/** Both adapters, for the contract suite that runs against each. */
export { localSchedules } from './data/local.ts'
export type { ServiceScheduleSource } from './data/port.ts'
export { upstreamSchedules } from './data/upstream.ts'

/** The contract of service schedules, always served from our own database, even when the site reads from a gateway. */
export const endpoints = serviceScheduleEndpoints(localSchedules(cms))
