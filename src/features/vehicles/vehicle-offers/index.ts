export { disclosureLines } from './ui/disclosure-lines.ts'
export { ValueAddedOffer } from './ui/value-added-offer.tsx'
