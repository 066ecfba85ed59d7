export { specialSeeding } from './seed/seed-specials.ts'
