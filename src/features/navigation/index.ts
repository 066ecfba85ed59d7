export { type Destination, mainDestinations } from './destinations.ts'
