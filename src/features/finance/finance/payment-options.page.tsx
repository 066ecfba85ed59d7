/** A separate entry point, so that a vehicle page loads the comparison only when it is opened. */
export { PaymentOptions } from './ui/payment-options/payment-options.island.tsx'
