/** Entry point for calculators of other features: the fields of a plan. */
export { ListField } from './ui/cards/list-field.tsx'
export { DepositField } from './ui/deposit-field.tsx'
export { RateSlider } from './ui/rate-slider.tsx'
