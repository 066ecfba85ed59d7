import { connectCarousel } from '#features/article-feeds/blocks/connect-carousel/block.ts'
import { feedCards } from '#features/article-feeds/blocks/feed-cards/block.ts'
import { feedSlider } from '#features/article-feeds/blocks/feed-slider/block.ts'
import { articleGrid } from '#features/articles/blocks/article-grid/block.ts'
import { relatedArticles } from '#features/articles/blocks/related-articles/block.ts'
import { adaptiveBanner } from '#features/banner-blocks/blocks/adaptive-banner/block.ts'
import { bannerCarousel } from '#features/banner-blocks/blocks/banner-carousel/block.ts'
import { experienceSlider } from '#features/banner-blocks/blocks/experience-slider/block.ts'
import { heroBanner } from '#features/banner-blocks/blocks/hero-banner/block.ts'
import { imageBanner } from '#features/banner-blocks/blocks/image-banner/block.ts'
import { testimonialBanner } from '#features/banner-blocks/blocks/testimonial-banner/block.ts'
import { benefitCards } from '#features/content-blocks/blocks/benefit-cards/block.ts'
import { brandCards } from '#features/content-blocks/blocks/brand-cards/block.ts'
import { dataTables } from '#features/content-blocks/blocks/data-tables/block.ts'
import { deck } from '#features/content-blocks/blocks/deck/block.ts'
import { faq } from '#features/content-blocks/blocks/faq/block.ts'
import { iconCards } from '#features/content-blocks/blocks/icon-cards/block.ts'
import { noImageCards } from '#features/content-blocks/blocks/no-image-cards/block.ts'
import { spacer } from '#features/content-blocks/blocks/spacer/block.ts'
import { tabbedCards } from '#features/content-blocks/blocks/tabbed-cards/block.ts'
import { tabbedDetails } from '#features/content-blocks/blocks/tabbed-details/block.ts'
import { tabbedFaq } from '#features/content-blocks/blocks/tabbed-faq/block.ts'
import { tabbedTextWithImage } from '#features/content-blocks/blocks/tabbed-text-with-image/block.ts'
import { textWithImage } from '#features/content-blocks/blocks/text-with-image/block.ts'
import { text } from '#features/content-blocks/blocks/text/block.ts'
import { twoColumns } from '#features/content-blocks/blocks/two-columns/block.ts'
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
import { enquiryForm } from '#features/enquiry-forms/blocks/enquiry-form/block.ts'
import { financeCalculators } from '#features/finance-pages/blocks/finance-calculators/block.ts'
import { myGarage } from '#features/garage/blocks/my-garage/block.ts'
import { featuredModel } from '#features/line-up/blocks/featured-model/block.ts'
import { hiluxRangeTabs } from '#features/line-up/blocks/hilux-range-tabs/block.ts'
import { lineUp } from '#features/line-up/blocks/line-up/block.ts'
import { modelLineUp } from '#features/line-up/blocks/model-line-up/block.ts'
import { rangeCarousel } from '#features/line-up/blocks/range-carousel/block.ts'
import { rangeSlider } from '#features/line-up/blocks/range-slider/block.ts'
import { relatedVehicles } from '#features/line-up/blocks/related-vehicles/block.ts'
import { galleryGrid } from '#features/media-blocks/blocks/gallery-grid/block.ts'
import { gallery } from '#features/media-blocks/blocks/gallery/block.ts'
import { singleImage } from '#features/media-blocks/blocks/single-image/block.ts'
import { singleVideo } from '#features/media-blocks/blocks/single-video/block.ts'
import { videoWithImages } from '#features/media-blocks/blocks/video-with-images/block.ts'
import { ecommerceGrid } from '#features/merchandise-pages/blocks/ecommerce-grid/block.ts'
import { merchandiseCarousel } from '#features/merchandise-pages/blocks/merchandise-carousel/block.ts'
import { merchandiseList } from '#features/merchandise-pages/blocks/merchandise-list/block.ts'
import { grDrivers } from '#features/motorsport-drivers/blocks/gr-drivers/block.ts'
import { grResults } from '#features/motorsport-drivers/blocks/gr-results/block.ts'
import { circuits } from '#features/motorsport-events/blocks/circuits/block.ts'
import { eventCards } from '#features/motorsport-events/blocks/event-cards/block.ts'
import { eventList } from '#features/motorsport-events/blocks/event-list/block.ts'
import { eventsDeck } from '#features/motorsport-events/blocks/events-deck/block.ts'
import { grEvents } from '#features/motorsport-events/blocks/gr-events/block.ts'
import { nextEvents } from '#features/motorsport-events/blocks/next-events/block.ts'
import { dakarPoll } from '#features/motorsport-poll/blocks/dakar-poll/block.ts'
import { dakarStandings } from '#features/motorsport-results/blocks/dakar-standings/block.ts'
import { eventFigures } from '#features/motorsport-results/blocks/event-figures/block.ts'
import { eventMedals } from '#features/motorsport-results/blocks/event-medals/block.ts'
import { medalTable } from '#features/motorsport-results/blocks/medal-table/block.ts'
import { rallyRoute } from '#features/motorsport-results/blocks/rally-route/block.ts'
import { rallyStages } from '#features/motorsport-results/blocks/rally-stages/block.ts'
import { navigationRibbon } from '#features/navigation/blocks/navigation-ribbon/block.ts'
import { secondaryNav } from '#features/navigation/blocks/secondary-nav/block.ts'
import { sponsorshipChooser } from '#features/navigation/blocks/sponsorship-chooser/block.ts'
import { dealerNews } from '#features/news/blocks/dealer-news/block.ts'
import { latestNews } from '#features/news/blocks/latest-news/block.ts'
import { newsletterForm } from '#features/newsletter/blocks/newsletter-form/block.ts'
import { appPromo } from '#features/owner-blocks/blocks/app-promo/block.ts'
import { helpSection } from '#features/owner-blocks/blocks/help-section/block.ts'
import { tyreRatings } from '#features/owner-blocks/blocks/tyre-ratings/block.ts'
import { ownerManuals } from '#features/owner-manuals/blocks/owner-manuals/block.ts'
import { privacyDesk } from '#features/privacy/blocks/privacy-desk/block.ts'
import { insuranceBanner } from '#features/range-page/blocks/insurance-banner/block.ts'
import { vinChecker } from '#features/recalls/blocks/vin-checker/block.ts'
import { serviceSchedule } from '#features/service-schedule/blocks/service-schedule/block.ts'
import { dealerSpecials } from '#features/special-pages/blocks/dealer-specials/block.ts'
import { oneAds } from '#features/special-pages/blocks/one-ads/block.ts'
import { specialsSlider } from '#features/special-pages/blocks/specials-slider/block.ts'
import { tradeInForm } from '#features/trade-in/blocks/trade-in-form/block.ts'
import { valueAddedOffers } from '#features/vehicle-offers/blocks/value-added-offers/block.ts'

/** The definition of every block, by folder; written by `npm run generate`. */
export const blockDefinitions = {
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
}
