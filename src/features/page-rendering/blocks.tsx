import type { ComponentType } from 'react'
import type { BlockView, LayoutBlock, Live, LiveBlockView, Place } from '#features/blocks/index.ts'
import { ContactForm, FinanceForm, VehicleForm } from '#features/enquiries/blocks.page.tsx'
import { FinanceCalculators } from '#features/finance/blocks.page.tsx'
import { NewsletterSection } from '#features/newsletter/blocks.page.tsx'
import { PrivacyDesk } from '#features/privacy/blocks.page.tsx'
import {
  InsuranceBanner,
  LineUp,
  ModelLineUp,
  RangeCarousel,
  RangeSlider,
  RelatedVehicles,
  ValueAddedOffers,
} from '#features/vehicles/blocks.page.tsx'
import { BenefitCards } from './blocks/benefit-cards/benefit-cards.tsx'
import { Faq } from './blocks/faq/faq.tsx'
import { HeroBanner } from './blocks/hero-banner/hero-banner.tsx'
import { IconCards } from './blocks/icon-cards/icon-cards.tsx'
import { NoImageCards } from './blocks/no-image-cards/no-image-cards.tsx'
import { SecondaryNav } from './blocks/secondary-nav/secondary-nav.tsx'
import { SingleImage } from './blocks/single-image/single-image.tsx'
import { SingleVideo } from './blocks/single-video/single-video.tsx'
import { Spacer } from './blocks/spacer/spacer.tsx'
import { TabbedFaq } from './blocks/tabbed-faq/tabbed-faq.tsx'
import { Text } from './blocks/text/text.tsx'
import { TextWithImage } from './blocks/text-with-image/text-with-image.tsx'
import { TwoColumns } from './blocks/two-columns/two-columns.tsx'

type Kind = LayoutBlock['blockType']

/** What shows each kind of block. A kind without a view does not compile. */
const views: { readonly [K in Kind]: BlockView<K> | LiveBlockView<K, never> } = {
  benefitCards: BenefitCards,
  contactForm: ContactForm,
  faq: Faq,
  financeForm: FinanceForm,
  financeCalculators: FinanceCalculators,
  heroBanner: HeroBanner,
  iconCards: IconCards,
  insuranceBanner: InsuranceBanner,
  lineUp: LineUp,
  modelLineUp: ModelLineUp,
  newsletterForm: NewsletterSection,
  noImageCards: NoImageCards,
  privacyDesk: PrivacyDesk,
  rangeCarousel: RangeCarousel,
  rangeSlider: RangeSlider,
  relatedVehicles: RelatedVehicles,
  secondaryNav: SecondaryNav,
  singleImage: SingleImage,
  singleVideo: SingleVideo,
  spacer: Spacer,
  tabbedFaq: TabbedFaq,
  text: Text,
  textWithImage: TextWithImage,
  twoColumns: TwoColumns,
  valueAddedOffers: ValueAddedOffers,
  vehicleForm: VehicleForm,
}

/** Whether a stored block is of a kind that is still there. Source: content-and-motorsport.md §2. */
export function isKnown({ blockType }: LayoutBlock): boolean {
  return Object.hasOwn(views, blockType)
}

type Shown = {
  block: LayoutBlock
  place: Place
  /** The answer of its service, for a live section. */
  live: Live<unknown>
}

/** A block by its kind. One that nobody knows any more shows nothing. */
export function Block({ block, place, live }: Shown) {
  const View = (views as Partial<Record<string, ComponentType<Shown>>>)[block.blockType]
  return View ? <View block={block} place={place} live={live} /> : null
}

/** Kinds whose first block brings the page's heading, when it has a title. */
const opening: ReadonlySet<string> = new Set<Kind>([
  'benefitCards',
  'contactForm',
  'faq',
  'financeForm',
  'heroBanner',
  'iconCards',
  'newsletterForm',
  'noImageCards',
  'privacyDesk',
  'singleImage',
  'singleVideo',
  'tabbedFaq',
  'text',
  'textWithImage',
  'twoColumns',
  'vehicleForm',
])

/** Whether a page that begins with the block needs no heading besides. */
export function opensPage(block: LayoutBlock | undefined): boolean {
  if (!block || !opening.has(block.blockType)) return false
  return 'title' in block && Boolean(block.title)
}
