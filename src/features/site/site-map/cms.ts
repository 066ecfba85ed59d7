export { loadSiteMap } from './server.ts'
