export { recallSeeding } from './seed/seed-recalls.ts'
