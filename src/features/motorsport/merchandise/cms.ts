export { merchandise } from './cms/merchandise.ts'
