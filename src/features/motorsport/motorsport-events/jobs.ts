export type { EventImportReport } from './event-import-report.ts'

/** Loads the import on demand, for commands. */
export const loadEventImport = () => import('./data/import-events.ts')
