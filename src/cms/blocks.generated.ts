import type { Block } from 'payload'
import { connectCarousel } from '#features/article-feeds/blocks/connect-carousel/schema.ts'
import { feedCards } from '#features/article-feeds/blocks/feed-cards/schema.ts'
import { feedSlider } from '#features/article-feeds/blocks/feed-slider/schema.ts'
import { articleGrid } from '#features/articles/blocks/article-grid/schema.ts'
import { relatedArticles } from '#features/articles/blocks/related-articles/schema.ts'
import { bookService } from '#features/dealer-sites/blocks/book-service/schema.ts'
import { contactBlock } from '#features/dealer-sites/blocks/contact-block/schema.ts'
import { dealerFaqs } from '#features/dealer-sites/blocks/dealer-faqs/schema.ts'
import { dealerHero } from '#features/dealer-sites/blocks/dealer-hero/schema.ts'
import { dealerQuote } from '#features/dealer-sites/blocks/dealer-quote/schema.ts'
import { eventsSlider } from '#features/dealer-sites/blocks/events-slider/schema.ts'
import { groupDealers } from '#features/dealer-sites/blocks/group-dealers/schema.ts'
import { lexusVehicles } from '#features/dealer-sites/blocks/lexus-vehicles/schema.ts'
import { pictureGallery } from '#features/dealer-sites/blocks/picture-gallery/schema.ts'
import { popularVehicles } from '#features/dealer-sites/blocks/popular-vehicles/schema.ts'
import { servicesGrid } from '#features/dealer-sites/blocks/services-grid/schema.ts'
import { teamSlider } from '#features/dealer-sites/blocks/team-slider/schema.ts'
import { testimonials } from '#features/dealer-sites/blocks/testimonials/schema.ts'
import { preOwnedShop } from '#features/dealer-stock/blocks/pre-owned-shop/schema.ts'
import { usedVehicles } from '#features/dealer-stock/blocks/used-vehicles/schema.ts'
import { contactForm } from '#features/enquiries/blocks/contact-form/schema.ts'
import { dealerEnquiryForm } from '#features/enquiries/blocks/dealer-enquiry-form/schema.ts'
import { financeForm } from '#features/enquiries/blocks/finance-form/schema.ts'
import { requestForm } from '#features/enquiries/blocks/request-form/schema.ts'
import { vehicleForm } from '#features/enquiries/blocks/vehicle-form/schema.ts'
import { financeCalculators } from '#features/finance-pages/blocks/finance-calculators/schema.ts'
import { myGarage } from '#features/garage/blocks/my-garage/schema.ts'
import { merchandiseCarousel } from '#features/merchandise-pages/blocks/merchandise-carousel/schema.ts'
import { merchandiseList } from '#features/merchandise-pages/blocks/merchandise-list/schema.ts'
import { grDrivers } from '#features/motorsport-drivers/blocks/gr-drivers/schema.ts'
import { grResults } from '#features/motorsport-drivers/blocks/gr-results/schema.ts'
import { eventCards } from '#features/motorsport-events/blocks/event-cards/schema.ts'
import { eventList } from '#features/motorsport-events/blocks/event-list/schema.ts'
import { eventsDeck } from '#features/motorsport-events/blocks/events-deck/schema.ts'
import { grEvents } from '#features/motorsport-events/blocks/gr-events/schema.ts'
import { nextEvents } from '#features/motorsport-events/blocks/next-events/schema.ts'
import { dakarPoll } from '#features/motorsport-poll/blocks/dakar-poll/schema.ts'
import { dakarStandings } from '#features/motorsport-results/blocks/dakar-standings/schema.ts'
import { eventFigures } from '#features/motorsport-results/blocks/event-figures/schema.ts'
import { eventMedals } from '#features/motorsport-results/blocks/event-medals/schema.ts'
import { rallyRoute } from '#features/motorsport-results/blocks/rally-route/schema.ts'
import { rallyStages } from '#features/motorsport-results/blocks/rally-stages/schema.ts'
import { dealerNews } from '#features/news/blocks/dealer-news/schema.ts'
import { latestNews } from '#features/news/blocks/latest-news/schema.ts'
import { newsletterForm } from '#features/newsletter/blocks/newsletter-form/schema.ts'
import { adaptiveBanner } from '#features/page-rendering/blocks/adaptive-banner/schema.ts'
import { appPromo } from '#features/page-rendering/blocks/app-promo/schema.ts'
import { bannerCarousel } from '#features/page-rendering/blocks/banner-carousel/schema.ts'
import { benefitCards } from '#features/page-rendering/blocks/benefit-cards/schema.ts'
import { brandCards } from '#features/page-rendering/blocks/brand-cards/schema.ts'
import { circuits } from '#features/page-rendering/blocks/circuits/schema.ts'
import { dataTables } from '#features/page-rendering/blocks/data-tables/schema.ts'
import { deck } from '#features/page-rendering/blocks/deck/schema.ts'
import { ecommerceGrid } from '#features/page-rendering/blocks/ecommerce-grid/schema.ts'
import { experienceSlider } from '#features/page-rendering/blocks/experience-slider/schema.ts'
import { faq } from '#features/page-rendering/blocks/faq/schema.ts'
import { galleryGrid } from '#features/page-rendering/blocks/gallery-grid/schema.ts'
import { gallery } from '#features/page-rendering/blocks/gallery/schema.ts'
import { helpSection } from '#features/page-rendering/blocks/help-section/schema.ts'
import { heroBanner } from '#features/page-rendering/blocks/hero-banner/schema.ts'
import { hiluxRangeTabs } from '#features/page-rendering/blocks/hilux-range-tabs/schema.ts'
import { iconCards } from '#features/page-rendering/blocks/icon-cards/schema.ts'
import { imageBanner } from '#features/page-rendering/blocks/image-banner/schema.ts'
import { medalTable } from '#features/page-rendering/blocks/medal-table/schema.ts'
import { navigationRibbon } from '#features/page-rendering/blocks/navigation-ribbon/schema.ts'
import { noImageCards } from '#features/page-rendering/blocks/no-image-cards/schema.ts'
import { secondaryNav } from '#features/page-rendering/blocks/secondary-nav/schema.ts'
import { singleImage } from '#features/page-rendering/blocks/single-image/schema.ts'
import { singleVideo } from '#features/page-rendering/blocks/single-video/schema.ts'
import { spacer } from '#features/page-rendering/blocks/spacer/schema.ts'
import { sponsorshipChooser } from '#features/page-rendering/blocks/sponsorship-chooser/schema.ts'
import { tabbedCards } from '#features/page-rendering/blocks/tabbed-cards/schema.ts'
import { tabbedDetails } from '#features/page-rendering/blocks/tabbed-details/schema.ts'
import { tabbedFaq } from '#features/page-rendering/blocks/tabbed-faq/schema.ts'
import { tabbedTextWithImage } from '#features/page-rendering/blocks/tabbed-text-with-image/schema.ts'
import { testimonialBanner } from '#features/page-rendering/blocks/testimonial-banner/schema.ts'
import { textWithImage } from '#features/page-rendering/blocks/text-with-image/schema.ts'
import { text } from '#features/page-rendering/blocks/text/schema.ts'
import { twoColumns } from '#features/page-rendering/blocks/two-columns/schema.ts'
import { tyreRatings } from '#features/page-rendering/blocks/tyre-ratings/schema.ts'
import { videoWithImages } from '#features/page-rendering/blocks/video-with-images/schema.ts'
import { privacyDesk } from '#features/privacy/blocks/privacy-desk/schema.ts'
import { vinChecker } from '#features/recalls/blocks/vin-checker/schema.ts'
import { serviceSchedule } from '#features/service-schedule/blocks/service-schedule/schema.ts'
import { dealerSpecials } from '#features/special-pages/blocks/dealer-specials/schema.ts'
import { oneAds } from '#features/special-pages/blocks/one-ads/schema.ts'
import { specialsSlider } from '#features/special-pages/blocks/specials-slider/schema.ts'
import { tradeInForm } from '#features/trade-in/blocks/trade-in-form/schema.ts'
import { featuredModel } from '#features/vehicle-pages/blocks/featured-model/schema.ts'
import { insuranceBanner } from '#features/vehicle-pages/blocks/insurance-banner/schema.ts'
import { lineUp } from '#features/vehicle-pages/blocks/line-up/schema.ts'
import { modelLineUp } from '#features/vehicle-pages/blocks/model-line-up/schema.ts'
import { rangeCarousel } from '#features/vehicle-pages/blocks/range-carousel/schema.ts'
import { rangeSlider } from '#features/vehicle-pages/blocks/range-slider/schema.ts'
import { relatedVehicles } from '#features/vehicle-pages/blocks/related-vehicles/schema.ts'
import { valueAddedOffers } from '#features/vehicle-pages/blocks/value-added-offers/schema.ts'

/** The schema of every block, by folder; written by `npm run generate`. */
export const blockSchemas: readonly Block[] = [
  connectCarousel,
  feedCards,
  feedSlider,
  articleGrid,
  relatedArticles,
  bookService,
  contactBlock,
  dealerFaqs,
  dealerHero,
  dealerQuote,
  eventsSlider,
  groupDealers,
  lexusVehicles,
  pictureGallery,
  popularVehicles,
  servicesGrid,
  teamSlider,
  testimonials,
  preOwnedShop,
  usedVehicles,
  contactForm,
  dealerEnquiryForm,
  financeForm,
  requestForm,
  vehicleForm,
  financeCalculators,
  myGarage,
  merchandiseCarousel,
  merchandiseList,
  grDrivers,
  grResults,
  eventCards,
  eventList,
  eventsDeck,
  grEvents,
  nextEvents,
  dakarPoll,
  dakarStandings,
  eventFigures,
  eventMedals,
  rallyRoute,
  rallyStages,
  dealerNews,
  latestNews,
  newsletterForm,
  adaptiveBanner,
  appPromo,
  bannerCarousel,
  benefitCards,
  brandCards,
  circuits,
  dataTables,
  deck,
  ecommerceGrid,
  experienceSlider,
  faq,
  galleryGrid,
  gallery,
  helpSection,
  heroBanner,
  hiluxRangeTabs,
  iconCards,
  imageBanner,
  medalTable,
  navigationRibbon,
  noImageCards,
  secondaryNav,
  singleImage,
  singleVideo,
  spacer,
  sponsorshipChooser,
  tabbedCards,
  tabbedDetails,
  tabbedFaq,
  tabbedTextWithImage,
  testimonialBanner,
  textWithImage,
  text,
  twoColumns,
  tyreRatings,
  videoWithImages,
  privacyDesk,
  vinChecker,
  serviceSchedule,
  dealerSpecials,
  oneAds,
  specialsSlider,
  tradeInForm,
  featuredModel,
  insuranceBanner,
  lineUp,
  modelLineUp,
  rangeCarousel,
  rangeSlider,
  relatedVehicles,
  valueAddedOffers,
]
