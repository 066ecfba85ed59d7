import type { Block } from 'payload'
import { connectCarousel } from '#features/article-feeds/blocks/connect-carousel/schema.ts'
import { feedCards } from '#features/article-feeds/blocks/feed-cards/schema.ts'
import { feedSlider } from '#features/article-feeds/blocks/feed-slider/schema.ts'
import { articleGrid } from '#features/articles/blocks/article-grid/schema.ts'
import { relatedArticles } from '#features/articles/blocks/related-articles/schema.ts'
import { adaptiveBanner } from '#features/banner-blocks/blocks/adaptive-banner/schema.ts'
import { bannerCarousel } from '#features/banner-blocks/blocks/banner-carousel/schema.ts'
import { experienceSlider } from '#features/banner-blocks/blocks/experience-slider/schema.ts'
import { heroBanner } from '#features/banner-blocks/blocks/hero-banner/schema.ts'
import { imageBanner } from '#features/banner-blocks/blocks/image-banner/schema.ts'
import { testimonialBanner } from '#features/banner-blocks/blocks/testimonial-banner/schema.ts'
import { benefitCards } from '#features/content-blocks/blocks/benefit-cards/schema.ts'
import { brandCards } from '#features/content-blocks/blocks/brand-cards/schema.ts'
import { dataTables } from '#features/content-blocks/blocks/data-tables/schema.ts'
import { deck } from '#features/content-blocks/blocks/deck/schema.ts'
import { faq } from '#features/content-blocks/blocks/faq/schema.ts'
import { iconCards } from '#features/content-blocks/blocks/icon-cards/schema.ts'
import { noImageCards } from '#features/content-blocks/blocks/no-image-cards/schema.ts'
import { spacer } from '#features/content-blocks/blocks/spacer/schema.ts'
import { tabbedCards } from '#features/content-blocks/blocks/tabbed-cards/schema.ts'
import { tabbedDetails } from '#features/content-blocks/blocks/tabbed-details/schema.ts'
import { tabbedFaq } from '#features/content-blocks/blocks/tabbed-faq/schema.ts'
import { tabbedTextWithImage } from '#features/content-blocks/blocks/tabbed-text-with-image/schema.ts'
import { textWithImage } from '#features/content-blocks/blocks/text-with-image/schema.ts'
import { text } from '#features/content-blocks/blocks/text/schema.ts'
import { twoColumns } from '#features/content-blocks/blocks/two-columns/schema.ts'
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
import { enquiryForm } from '#features/enquiry-forms/blocks/enquiry-form/schema.ts'
import { financeCalculators } from '#features/finance-pages/blocks/finance-calculators/schema.ts'
import { myGarage } from '#features/garage/blocks/my-garage/schema.ts'
import { featuredModel } from '#features/line-up/blocks/featured-model/schema.ts'
import { hiluxRangeTabs } from '#features/line-up/blocks/hilux-range-tabs/schema.ts'
import { lineUp } from '#features/line-up/blocks/line-up/schema.ts'
import { modelLineUp } from '#features/line-up/blocks/model-line-up/schema.ts'
import { rangeCarousel } from '#features/line-up/blocks/range-carousel/schema.ts'
import { rangeSlider } from '#features/line-up/blocks/range-slider/schema.ts'
import { relatedVehicles } from '#features/line-up/blocks/related-vehicles/schema.ts'
import { galleryGrid } from '#features/media-blocks/blocks/gallery-grid/schema.ts'
import { gallery } from '#features/media-blocks/blocks/gallery/schema.ts'
import { singleImage } from '#features/media-blocks/blocks/single-image/schema.ts'
import { singleVideo } from '#features/media-blocks/blocks/single-video/schema.ts'
import { videoWithImages } from '#features/media-blocks/blocks/video-with-images/schema.ts'
import { ecommerceGrid } from '#features/merchandise-pages/blocks/ecommerce-grid/schema.ts'
import { merchandiseCarousel } from '#features/merchandise-pages/blocks/merchandise-carousel/schema.ts'
import { merchandiseList } from '#features/merchandise-pages/blocks/merchandise-list/schema.ts'
import { grDrivers } from '#features/motorsport-drivers/blocks/gr-drivers/schema.ts'
import { grResults } from '#features/motorsport-drivers/blocks/gr-results/schema.ts'
import { circuits } from '#features/motorsport-events/blocks/circuits/schema.ts'
import { eventCards } from '#features/motorsport-events/blocks/event-cards/schema.ts'
import { eventList } from '#features/motorsport-events/blocks/event-list/schema.ts'
import { eventsDeck } from '#features/motorsport-events/blocks/events-deck/schema.ts'
import { grEvents } from '#features/motorsport-events/blocks/gr-events/schema.ts'
import { nextEvents } from '#features/motorsport-events/blocks/next-events/schema.ts'
import { dakarPoll } from '#features/motorsport-poll/blocks/dakar-poll/schema.ts'
import { dakarStandings } from '#features/motorsport-results/blocks/dakar-standings/schema.ts'
import { eventFigures } from '#features/motorsport-results/blocks/event-figures/schema.ts'
import { eventMedals } from '#features/motorsport-results/blocks/event-medals/schema.ts'
import { medalTable } from '#features/motorsport-results/blocks/medal-table/schema.ts'
import { rallyRoute } from '#features/motorsport-results/blocks/rally-route/schema.ts'
import { rallyStages } from '#features/motorsport-results/blocks/rally-stages/schema.ts'
import { navigationRibbon } from '#features/navigation/blocks/navigation-ribbon/schema.ts'
import { secondaryNav } from '#features/navigation/blocks/secondary-nav/schema.ts'
import { sponsorshipChooser } from '#features/navigation/blocks/sponsorship-chooser/schema.ts'
import { dealerNews } from '#features/news/blocks/dealer-news/schema.ts'
import { latestNews } from '#features/news/blocks/latest-news/schema.ts'
import { newsletterForm } from '#features/newsletter/blocks/newsletter-form/schema.ts'
import { appPromo } from '#features/owner-blocks/blocks/app-promo/schema.ts'
import { helpSection } from '#features/owner-blocks/blocks/help-section/schema.ts'
import { tyreRatings } from '#features/owner-blocks/blocks/tyre-ratings/schema.ts'
import { ownerManuals } from '#features/owner-manuals/blocks/owner-manuals/schema.ts'
import { privacyDesk } from '#features/privacy/blocks/privacy-desk/schema.ts'
import { insuranceBanner } from '#features/range-page/blocks/insurance-banner/schema.ts'
import { vinChecker } from '#features/recalls/blocks/vin-checker/schema.ts'
import { serviceSchedule } from '#features/service-schedule/blocks/service-schedule/schema.ts'
import { dealerSpecials } from '#features/special-pages/blocks/dealer-specials/schema.ts'
import { oneAds } from '#features/special-pages/blocks/one-ads/schema.ts'
import { specialsSlider } from '#features/special-pages/blocks/specials-slider/schema.ts'
import { tradeInForm } from '#features/trade-in/blocks/trade-in-form/schema.ts'
import { valueAddedOffers } from '#features/vehicle-offers/blocks/value-added-offers/schema.ts'

/** The schema of every block, by folder; written by `npm run generate`. */
export const blockSchemas: readonly Block[] = [
  connectCarousel,
  feedCards,
  feedSlider,
  articleGrid,
  relatedArticles,
  adaptiveBanner,
  bannerCarousel,
  experienceSlider,
  heroBanner,
  imageBanner,
  testimonialBanner,
  benefitCards,
  brandCards,
  dataTables,
  deck,
  faq,
  iconCards,
  noImageCards,
  spacer,
  tabbedCards,
  tabbedDetails,
  tabbedFaq,
  tabbedTextWithImage,
  textWithImage,
  text,
  twoColumns,
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
  enquiryForm,
  financeCalculators,
  myGarage,
  featuredModel,
  hiluxRangeTabs,
  lineUp,
  modelLineUp,
  rangeCarousel,
  rangeSlider,
  relatedVehicles,
  galleryGrid,
  gallery,
  singleImage,
  singleVideo,
  videoWithImages,
  ecommerceGrid,
  merchandiseCarousel,
  merchandiseList,
  grDrivers,
  grResults,
  circuits,
  eventCards,
  eventList,
  eventsDeck,
  grEvents,
  nextEvents,
  dakarPoll,
  dakarStandings,
  eventFigures,
  eventMedals,
  medalTable,
  rallyRoute,
  rallyStages,
  navigationRibbon,
  secondaryNav,
  sponsorshipChooser,
  dealerNews,
  latestNews,
  newsletterForm,
  appPromo,
  helpSection,
  tyreRatings,
  ownerManuals,
  privacyDesk,
  insuranceBanner,
  vinChecker,
  serviceSchedule,
  dealerSpecials,
  oneAds,
  specialsSlider,
  tradeInForm,
  valueAddedOffers,
]
