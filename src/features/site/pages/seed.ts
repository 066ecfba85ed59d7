export { type PageFile, pageFile } from './seed/page-file.ts'
export { publishPage } from './seed/publish-page.ts'
export { pageSeeding } from './seed/seed-pages.ts'
