export { type PageFile, pageFile, publishPage } from '#features/pages/seed.ts'
