export { siteMap } from './server.ts'
