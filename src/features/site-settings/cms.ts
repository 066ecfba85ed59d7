export { financeSettings } from './cms/finance-settings.ts'
export { siteSettings } from './cms/site-settings.ts'
