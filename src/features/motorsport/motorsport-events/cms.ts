export { events } from './cms/events.ts'
