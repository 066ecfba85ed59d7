export { drawHelmet, type HelmetOptions } from './helmet/index.ts'
export { drawMonogram, type MonogramOptions } from './monogram.ts'
