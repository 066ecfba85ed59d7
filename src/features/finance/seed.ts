export { figuresSeeding } from './seed/seed-figures.ts'
