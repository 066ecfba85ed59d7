export { deliveryQueues } from './queues.ts'

/** Loads the handlers of the jobs on demand: the worker itself only needs the names of the queues. */
export const loadDeliveryJobs = () => import('./data/delivery-jobs.ts')

/** Loads the functions that export and erase the personal data of enquiries and delivery records. */
export const loadDeliveredData = () => import('./data/personal-data.ts')
