export { parseFinderQuery } from './rules/finder-address.ts'
export { finderMetadata } from './ui/finder-metadata.ts'
export { renderFinder, renderUnavailableFinder } from './ui/finder-route.tsx'
