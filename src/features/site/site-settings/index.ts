export { telephoneLink } from './rules/telephone-link.ts'
export {
  type ContactSettings,
  defaultServiceReminderDays,
  type ExternalAddress,
  type SiteSettings,
} from './settings.ts'
