export { eventSeeding } from './seed/seed-events.ts'
