export type { Days } from './event.ts'
export { formatDays } from './ui/format-event.ts'
