import type { BlockExample, LayoutBlock } from '#features/blocks/index.ts'
import { contactFormExamples } from '#features/enquiries/blocks/contact-form/examples.ts'
import { financeFormExamples } from '#features/enquiries/blocks/finance-form/examples.ts'
import { vehicleFormExamples } from '#features/enquiries/blocks/vehicle-form/examples.ts'
import { financeCalculatorsExamples } from '#features/finance/blocks/finance-calculators/examples.ts'
import { newsletterFormExamples } from '#features/newsletter/blocks/newsletter-form/examples.ts'
import { privacyDeskExamples } from '#features/privacy/blocks/privacy-desk/examples.ts'
import { insuranceBannerExamples } from '#features/vehicles/blocks/insurance-banner/examples.ts'
import { lineUpExamples } from '#features/vehicles/blocks/line-up/examples.ts'
import { modelLineUpExamples } from '#features/vehicles/blocks/model-line-up/examples.ts'
import { rangeCarouselExamples } from '#features/vehicles/blocks/range-carousel/examples.ts'
import { rangeSliderExamples } from '#features/vehicles/blocks/range-slider/examples.ts'
import { relatedVehiclesExamples } from '#features/vehicles/blocks/related-vehicles/examples.ts'
import { valueAddedOffersExamples } from '#features/vehicles/blocks/value-added-offers/examples.ts'
import { benefitCardsExamples } from './blocks/benefit-cards/examples.ts'
import { faqExamples } from './blocks/faq/examples.ts'
import { heroBannerExamples } from './blocks/hero-banner/examples.ts'
import { iconCardsExamples } from './blocks/icon-cards/examples.ts'
import { noImageCardsExamples } from './blocks/no-image-cards/examples.ts'
import { secondaryNavExamples } from './blocks/secondary-nav/examples.ts'
import { singleImageExamples } from './blocks/single-image/examples.ts'
import { singleVideoExamples } from './blocks/single-video/examples.ts'
import { spacerExamples } from './blocks/spacer/examples.ts'
import { tabbedFaqExamples } from './blocks/tabbed-faq/examples.ts'
import { textExamples } from './blocks/text/examples.ts'
import { textWithImageExamples } from './blocks/text-with-image/examples.ts'
import { twoColumnsExamples } from './blocks/two-columns/examples.ts'

export type { BlockExample } from '#features/blocks/index.ts'

type Kind = LayoutBlock['blockType']

/** Examples of every kind of block. A kind without them does not compile. */
export const blockExamples: { readonly [K in Kind]: readonly [BlockExample<K>, ...BlockExample<K>[]] } = {
  lineUp: lineUpExamples,
  modelLineUp: modelLineUpExamples,
  rangeCarousel: rangeCarouselExamples,
  rangeSlider: rangeSliderExamples,
  relatedVehicles: relatedVehiclesExamples,
  insuranceBanner: insuranceBannerExamples,
  valueAddedOffers: valueAddedOffersExamples,
  financeCalculators: financeCalculatorsExamples,
  text: textExamples,
  benefitCards: benefitCardsExamples,
  heroBanner: heroBannerExamples,
  iconCards: iconCardsExamples,
  noImageCards: noImageCardsExamples,
  textWithImage: textWithImageExamples,
  twoColumns: twoColumnsExamples,
  faq: faqExamples,
  tabbedFaq: tabbedFaqExamples,
  singleImage: singleImageExamples,
  singleVideo: singleVideoExamples,
  secondaryNav: secondaryNavExamples,
  spacer: spacerExamples,
  contactForm: contactFormExamples,
  vehicleForm: vehicleFormExamples,
  financeForm: financeFormExamples,
  newsletterForm: newsletterFormExamples,
  privacyDesk: privacyDeskExamples,
}
