/** A door of its own: beside others a vehicle's page would load it before it is opened. */
export { WaysToPay } from './ui/ways-to-pay/ways-to-pay.island.tsx'
