export { acrossRangesMetadata } from './ui/across/across-metadata.ts'
export { AcrossRangesPage } from './ui/across/across-page.tsx'
