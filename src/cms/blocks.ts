import type { Block } from 'payload'
import { dealerSiteBlocks } from '#features/dealer-sites/cms.ts'
import { enquiryBlocks } from '#features/enquiries/cms.ts'
import { financeBlocks } from '#features/finance-pages/cms.ts'
import { newsletterBlocks } from '#features/newsletter/cms.ts'
import { pageBlocks } from '#features/page-rendering/cms.ts'
import { privacyBlocks } from '#features/privacy/cms.ts'
import { vehicleBlocks } from '#features/vehicle-pages/cms.ts'

/** Every section type of the CMS. Features own them; this list assembles them. */
export const blocks: Block[] = [
  ...pageBlocks,
  ...vehicleBlocks,
  ...dealerSiteBlocks,
  ...financeBlocks,
  ...enquiryBlocks,
  ...newsletterBlocks,
  ...privacyBlocks,
]

export const blockSlugs: readonly string[] = blocks.map(({ slug }) => slug)
