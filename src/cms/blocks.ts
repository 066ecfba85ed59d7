import type { Block } from 'payload'
import { dealerSiteBlocks } from '#features/dealer-sites/cms.ts'
import { dealerStockBlocks } from '#features/dealer-stock/cms.ts'
import { enquiryBlocks } from '#features/enquiries/cms.ts'
import { financeBlocks } from '#features/finance-pages/cms.ts'
import { merchandiseBlocks } from '#features/merchandise-pages/cms.ts'
import { driverBlocks } from '#features/motorsport-drivers/cms.ts'
import { eventBlocks } from '#features/motorsport-events/cms.ts'
import { pollBlocks } from '#features/motorsport-poll/cms.ts'
import { motorsportResultBlocks } from '#features/motorsport-results/cms.ts'
import { newsletterBlocks } from '#features/newsletter/cms.ts'
import { pageBlocks } from '#features/page-rendering/cms.ts'
import { privacyBlocks } from '#features/privacy/cms.ts'
import { recallBlocks } from '#features/recalls/cms.ts'
import { serviceScheduleBlocks } from '#features/service-schedule/cms.ts'
import { specialBlocks } from '#features/special-pages/cms.ts'
import { tradeInBlocks } from '#features/trade-in/cms.ts'
import { vehicleBlocks } from '#features/vehicle-pages/cms.ts'

/** Every section type of the CMS. Features own them; this list assembles them. */
export const blocks: Block[] = [
  ...pageBlocks,
  ...vehicleBlocks,
  ...dealerSiteBlocks,
  ...dealerStockBlocks,
  ...specialBlocks,
  ...eventBlocks,
  ...driverBlocks,
  ...merchandiseBlocks,
  ...motorsportResultBlocks,
  ...pollBlocks,
  ...financeBlocks,
  ...enquiryBlocks,
  ...tradeInBlocks,
  ...serviceScheduleBlocks,
  ...recallBlocks,
  ...newsletterBlocks,
  ...privacyBlocks,
]

export const blockSlugs: readonly string[] = blocks.map(({ slug }) => slug)
