import { connectCarousel } from '#features/article-feeds/blocks/connect-carousel/block.ts'
import { feedCards } from '#features/article-feeds/blocks/feed-cards/block.ts'
import { feedSlider } from '#features/article-feeds/blocks/feed-slider/block.ts'
import { articleGrid } from '#features/articles/blocks/article-grid/block.ts'
import { relatedArticles } from '#features/articles/blocks/related-articles/block.ts'
import { bookService } from '#features/dealer-sites/blocks/book-service/block.ts'
import { contactBlock } from '#features/dealer-sites/blocks/contact-block/block.ts'
import { dealerFaqs } from '#features/dealer-sites/blocks/dealer-faqs/block.ts'
import { dealerHero } from '#features/dealer-sites/blocks/dealer-hero/block.ts'
import { dealerQuote } from '#features/dealer-sites/blocks/dealer-quote/block.ts'
import { eventsSlider } from '#features/dealer-sites/blocks/events-slider/block.ts'
import { groupDealers } from '#features/dealer-sites/blocks/group-dealers/block.ts'
import { lexusVehicles } from '#features/dealer-sites/blocks/lexus-vehicles/block.ts'
import { pictureGallery } from '#features/dealer-sites/blocks/picture-gallery/block.ts'
import { popularVehicles } from '#features/dealer-sites/blocks/popular-vehicles/block.ts'
import { servicesGrid } from '#features/dealer-sites/blocks/services-grid/block.ts'
import { teamSlider } from '#features/dealer-sites/blocks/team-slider/block.ts'
import { testimonials } from '#features/dealer-sites/blocks/testimonials/block.ts'
import { preOwnedShop } from '#features/dealer-stock/blocks/pre-owned-shop/block.ts'
import { usedVehicles } from '#features/dealer-stock/blocks/used-vehicles/block.ts'
import { contactForm } from '#features/enquiries/blocks/contact-form/block.ts'
import { dealerEnquiryForm } from '#features/enquiries/blocks/dealer-enquiry-form/block.ts'
import { financeForm } from '#features/enquiries/blocks/finance-form/block.ts'
import { requestForm } from '#features/enquiries/blocks/request-form/block.ts'
import { vehicleForm } from '#features/enquiries/blocks/vehicle-form/block.ts'
import { financeCalculators } from '#features/finance-pages/blocks/finance-calculators/block.ts'
import { myGarage } from '#features/garage/blocks/my-garage/block.ts'
import { merchandiseCarousel } from '#features/merchandise-pages/blocks/merchandise-carousel/block.ts'
import { merchandiseList } from '#features/merchandise-pages/blocks/merchandise-list/block.ts'
import { grDrivers } from '#features/motorsport-drivers/blocks/gr-drivers/block.ts'
import { grResults } from '#features/motorsport-drivers/blocks/gr-results/block.ts'
import { eventCards } from '#features/motorsport-events/blocks/event-cards/block.ts'
import { eventList } from '#features/motorsport-events/blocks/event-list/block.ts'
import { eventsDeck } from '#features/motorsport-events/blocks/events-deck/block.ts'
import { grEvents } from '#features/motorsport-events/blocks/gr-events/block.ts'
import { nextEvents } from '#features/motorsport-events/blocks/next-events/block.ts'
import { dakarPoll } from '#features/motorsport-poll/blocks/dakar-poll/block.ts'
import { dakarStandings } from '#features/motorsport-results/blocks/dakar-standings/block.ts'
import { eventFigures } from '#features/motorsport-results/blocks/event-figures/block.ts'
import { eventMedals } from '#features/motorsport-results/blocks/event-medals/block.ts'
import { rallyRoute } from '#features/motorsport-results/blocks/rally-route/block.ts'
import { rallyStages } from '#features/motorsport-results/blocks/rally-stages/block.ts'
import { dealerNews } from '#features/news/blocks/dealer-news/block.ts'
import { latestNews } from '#features/news/blocks/latest-news/block.ts'
import { newsletterForm } from '#features/newsletter/blocks/newsletter-form/block.ts'
import { adaptiveBanner } from './blocks/adaptive-banner/block.ts'
import { appPromo } from './blocks/app-promo/block.ts'
import { bannerCarousel } from './blocks/banner-carousel/block.ts'
import { benefitCards } from './blocks/benefit-cards/block.ts'
import { brandCards } from './blocks/brand-cards/block.ts'
import { circuits } from './blocks/circuits/block.ts'
import { dataTables } from './blocks/data-tables/block.ts'
import { deck } from './blocks/deck/block.ts'
import { ecommerceGrid } from './blocks/ecommerce-grid/block.ts'
import { experienceSlider } from './blocks/experience-slider/block.ts'
import { faq } from './blocks/faq/block.ts'
import { galleryGrid } from './blocks/gallery-grid/block.ts'
import { gallery } from './blocks/gallery/block.ts'
import { helpSection } from './blocks/help-section/block.ts'
import { heroBanner } from './blocks/hero-banner/block.ts'
import { hiluxRangeTabs } from './blocks/hilux-range-tabs/block.ts'
import { iconCards } from './blocks/icon-cards/block.ts'
import { imageBanner } from './blocks/image-banner/block.ts'
import { medalTable } from './blocks/medal-table/block.ts'
import { navigationRibbon } from './blocks/navigation-ribbon/block.ts'
import { noImageCards } from './blocks/no-image-cards/block.ts'
import { secondaryNav } from './blocks/secondary-nav/block.ts'
import { singleImage } from './blocks/single-image/block.ts'
import { singleVideo } from './blocks/single-video/block.ts'
import { spacer } from './blocks/spacer/block.ts'
import { sponsorshipChooser } from './blocks/sponsorship-chooser/block.ts'
import { tabbedCards } from './blocks/tabbed-cards/block.ts'
import { tabbedDetails } from './blocks/tabbed-details/block.ts'
import { tabbedFaq } from './blocks/tabbed-faq/block.ts'
import { tabbedTextWithImage } from './blocks/tabbed-text-with-image/block.ts'
import { testimonialBanner } from './blocks/testimonial-banner/block.ts'
import { textWithImage } from './blocks/text-with-image/block.ts'
import { text } from './blocks/text/block.ts'
import { twoColumns } from './blocks/two-columns/block.ts'
import { tyreRatings } from './blocks/tyre-ratings/block.ts'
import { videoWithImages } from './blocks/video-with-images/block.ts'
import { privacyDesk } from '#features/privacy/blocks/privacy-desk/block.ts'
import { vinChecker } from '#features/recalls/blocks/vin-checker/block.ts'
import { serviceSchedule } from '#features/service-schedule/blocks/service-schedule/block.ts'
import { dealerSpecials } from '#features/special-pages/blocks/dealer-specials/block.ts'
import { oneAds } from '#features/special-pages/blocks/one-ads/block.ts'
import { specialsSlider } from '#features/special-pages/blocks/specials-slider/block.ts'
import { tradeInForm } from '#features/trade-in/blocks/trade-in-form/block.ts'
import { featuredModel } from '#features/vehicle-pages/blocks/featured-model/block.ts'
import { insuranceBanner } from '#features/vehicle-pages/blocks/insurance-banner/block.ts'
import { lineUp } from '#features/vehicle-pages/blocks/line-up/block.ts'
import { modelLineUp } from '#features/vehicle-pages/blocks/model-line-up/block.ts'
import { rangeCarousel } from '#features/vehicle-pages/blocks/range-carousel/block.ts'
import { rangeSlider } from '#features/vehicle-pages/blocks/range-slider/block.ts'
import { relatedVehicles } from '#features/vehicle-pages/blocks/related-vehicles/block.ts'
import { valueAddedOffers } from '#features/vehicle-pages/blocks/value-added-offers/block.ts'

/** The definition of every block, by folder; written by `npm run generate`. */
export const blockDefinitions = {
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
}
