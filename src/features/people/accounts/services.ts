export { serviceCaller } from './cms/service-caller.ts'
