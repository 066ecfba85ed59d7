export { type Extent, visibleExtent } from './rules/vehicle-focus.ts'
