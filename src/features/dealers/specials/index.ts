export type { Special, SpecialImage } from './special.ts'
