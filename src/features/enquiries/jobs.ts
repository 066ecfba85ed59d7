export { deliveryQueues } from './queues.ts'

/** What is done with the jobs. Loaded when needed: the worker itself reads the names of the queues alone. */
export const loadDeliveryJobs = () => import('./data/delivery-jobs.ts')

/** What people sent, for those who copy and erase it. */
export const loadPersonalData = () => import('./data/personal-data.ts')

/** What was handed over about people, for the same. */
export const loadHandovers = () => import('./delivery/data/kept.ts')
