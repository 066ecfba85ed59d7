export { navigationSeeding } from './seed/seed-navigation.ts'
