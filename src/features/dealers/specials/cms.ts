export { specials } from './cms/specials.ts'
