export { subscribers } from './cms/subscribers.ts'
