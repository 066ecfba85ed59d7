export { CampaignList } from './ui/campaign-list.tsx'
export { checkVin } from './ui/check-vin.ts'
