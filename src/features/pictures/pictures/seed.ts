export { mediaSeeding } from './seed/seed-media.ts'
