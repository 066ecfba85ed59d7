export { directionsAddress } from './rules/directions.ts'
export { hoursOn } from './rules/open-state.ts'
export { whatsappAddress } from './rules/whatsapp-address.ts'
