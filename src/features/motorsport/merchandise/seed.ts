export { merchandiseSeeding } from './seed/seed-merchandise.ts'
