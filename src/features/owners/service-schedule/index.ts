export { intervalTypes, type ServiceInfo, type ServiceItem } from './service.ts'
export type { ServicedModel } from './tool.ts'
