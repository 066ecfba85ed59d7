export { manualPath, manualsPath } from './compose/manual-path.ts'
