export { project, type View, viewBoxOf, wholeMap } from './rules/projection.ts'
