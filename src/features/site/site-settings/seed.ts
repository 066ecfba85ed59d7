export { settingsSeeding } from './seed/seed-settings.ts'
