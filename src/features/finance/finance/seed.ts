export { prepareFiguresSeeding } from './seed/seed-figures.ts'
