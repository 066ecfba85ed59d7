export { telephoneLink } from './rules/telephone-link.ts'
export type {
  ContactSettings,
  OutsideAddress,
  SiteSettings,
} from './settings.ts'
