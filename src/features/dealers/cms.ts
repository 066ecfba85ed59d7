export { dealers } from './cms/dealers.ts'
