export { type DefaultLivery, defaultLiveries } from './helmet/default-liveries.ts'
export { drawHelmet, type HelmetLivery, type HelmetOptions, type HelmetPattern } from './helmet/index.ts'
export { drawMonogram, type MonogramOptions, monogramGrounds } from './monogram.ts'
