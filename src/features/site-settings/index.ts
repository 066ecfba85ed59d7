export { telephoneLink } from './rules/telephone-link.ts'
export type {
  ContactSettings,
  ExternalAddress,
  SiteSettings,
} from './settings.ts'
