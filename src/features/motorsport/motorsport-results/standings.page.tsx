export { LiveSeasons } from './ui/live-seasons.tsx'
export { ResultSection } from './ui/result-section.tsx'
export { ResultsTable } from './ui/results-table.tsx'
export { SeasonArchive } from './ui/season-archive.tsx'
