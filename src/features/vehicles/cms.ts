export { colours } from './cms/colours.ts'
export { models } from './cms/models.ts'
export { ranges } from './cms/ranges.ts'
