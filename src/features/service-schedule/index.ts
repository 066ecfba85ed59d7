export type { ServicedModel } from './tool.ts'
