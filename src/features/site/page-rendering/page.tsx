export { CmsPage } from './ui/cms-page.tsx'
export { pageMetadata } from './ui/page-metadata.ts'
export { PageSections } from './ui/page-sections.tsx'
