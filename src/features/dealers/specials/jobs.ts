export { readSpecial } from './data/uncached.ts'
