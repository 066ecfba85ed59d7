export { type PageFile, pageFile, publishPage } from '#features/site/pages/seed.ts'
