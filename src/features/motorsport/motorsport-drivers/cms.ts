export { drivers } from './cms/drivers.ts'
