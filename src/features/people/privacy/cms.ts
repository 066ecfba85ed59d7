export { privacyRequests } from './cms/privacy-requests.ts'
export { privacySettings } from './cms/privacy-settings.ts'
