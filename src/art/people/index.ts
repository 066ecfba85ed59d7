export { type HouseLivery, houseLiveries } from './helmet/house-liveries.ts'
export { drawHelmet, type HelmetLivery, type HelmetOptions, type HelmetPattern } from './helmet/index.ts'
export { drawMonogram, type MonogramOptions, monogramGrounds } from './monogram.ts'
