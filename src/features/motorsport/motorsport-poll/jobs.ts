export { deleteNetworksBefore } from './data/stored-votes.ts'
