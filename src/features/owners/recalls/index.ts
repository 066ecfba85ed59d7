export type { Campaign } from './campaign.ts'
export type { CheckFailure } from './ui/check-vin.ts'
