export { deliveryQueues } from './queues.ts'

/** What is done with the jobs. Loaded when needed: the worker itself reads the names of the queues alone. */
export const loadDeliveryJobs = () => import('./data/delivery-jobs.ts')

/** What was sent and handed over about people, for those who copy and erase it. */
export const loadDeliveredData = () => import('./data/personal-data.ts')
