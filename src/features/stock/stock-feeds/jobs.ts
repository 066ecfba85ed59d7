export { reportPictures } from './data/report-pictures.ts'
export type { ImportReport, PictureRefusal } from './import-report.ts'

/** Loads the import on demand, for commands. */
export const loadImport = () => import('./data/import-stock.ts')
