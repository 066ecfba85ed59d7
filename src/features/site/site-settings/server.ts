export { siteSettings } from './data/cached.ts'
