export { siteSettings } from './cms/site-settings.ts'
