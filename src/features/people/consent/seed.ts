export { consentSeeding } from './seed/seed-consent.ts'
