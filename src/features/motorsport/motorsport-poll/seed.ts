export { pollSeeding } from './seed/seed-polls.ts'
