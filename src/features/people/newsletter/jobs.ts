export { endSubscription } from './data/local.ts'
