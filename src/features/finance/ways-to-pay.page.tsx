/** A separate entry point, so that a vehicle page loads the comparison only when it is opened. */
export { WaysToPay } from './ui/ways-to-pay/ways-to-pay.island.tsx'
