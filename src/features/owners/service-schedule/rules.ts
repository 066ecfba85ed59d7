export { modelCode } from './rules/model-code.ts'
export { serviceSchedulePath } from './rules/service-schedule-path.ts'
