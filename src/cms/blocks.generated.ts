import type { Block } from 'payload'
import { bookService } from '#features/dealers/dealer-sites/blocks/book-service/schema.ts'
import { contactBlock } from '#features/dealers/dealer-sites/blocks/contact-block/schema.ts'
import { dealerFaqs } from '#features/dealers/dealer-sites/blocks/dealer-faqs/schema.ts'
import { dealerHero } from '#features/dealers/dealer-sites/blocks/dealer-hero/schema.ts'
import { dealerQuote } from '#features/dealers/dealer-sites/blocks/dealer-quote/schema.ts'
import { eventsSlider } from '#features/dealers/dealer-sites/blocks/events-slider/schema.ts'
import { groupDealers } from '#features/dealers/dealer-sites/blocks/group-dealers/schema.ts'
import { lexusVehicles } from '#features/dealers/dealer-sites/blocks/lexus-vehicles/schema.ts'
import { pictureGallery } from '#features/dealers/dealer-sites/blocks/picture-gallery/schema.ts'
import { popularVehicles } from '#features/dealers/dealer-sites/blocks/popular-vehicles/schema.ts'
import { servicesGrid } from '#features/dealers/dealer-sites/blocks/services-grid/schema.ts'
import { teamSlider } from '#features/dealers/dealer-sites/blocks/team-slider/schema.ts'
import { testimonials } from '#features/dealers/dealer-sites/blocks/testimonials/schema.ts'
import { dealerSpecials } from '#features/dealers/special-pages/blocks/dealer-specials/schema.ts'
import { oneAds } from '#features/dealers/special-pages/blocks/one-ads/schema.ts'
import { specialsSlider } from '#features/dealers/special-pages/blocks/specials-slider/schema.ts'
import { connectCarousel } from '#features/editorial/article-feeds/blocks/connect-carousel/schema.ts'
import { feedCards } from '#features/editorial/article-feeds/blocks/feed-cards/schema.ts'
import { feedSlider } from '#features/editorial/article-feeds/blocks/feed-slider/schema.ts'
import { articleGrid } from '#features/editorial/articles/blocks/article-grid/schema.ts'
import { relatedArticles } from '#features/editorial/articles/blocks/related-articles/schema.ts'
import { dealerNews } from '#features/editorial/news/blocks/dealer-news/schema.ts'
import { latestNews } from '#features/editorial/news/blocks/latest-news/schema.ts'
import { enquiryForm } from '#features/enquiries/enquiry-forms/blocks/enquiry-form/schema.ts'
import { financeCalculators } from '#features/finance/finance-pages/blocks/finance-calculators/schema.ts'
import { ecommerceGrid } from '#features/motorsport/merchandise-pages/blocks/ecommerce-grid/schema.ts'
import { merchandiseCarousel } from '#features/motorsport/merchandise-pages/blocks/merchandise-carousel/schema.ts'
import { merchandiseList } from '#features/motorsport/merchandise-pages/blocks/merchandise-list/schema.ts'
import { grDrivers } from '#features/motorsport/motorsport-drivers/blocks/gr-drivers/schema.ts'
import { grResults } from '#features/motorsport/motorsport-drivers/blocks/gr-results/schema.ts'
import { circuits } from '#features/motorsport/motorsport-events/blocks/circuits/schema.ts'
import { eventCards } from '#features/motorsport/motorsport-events/blocks/event-cards/schema.ts'
import { eventList } from '#features/motorsport/motorsport-events/blocks/event-list/schema.ts'
import { eventsDeck } from '#features/motorsport/motorsport-events/blocks/events-deck/schema.ts'
import { grEvents } from '#features/motorsport/motorsport-events/blocks/gr-events/schema.ts'
import { nextEvents } from '#features/motorsport/motorsport-events/blocks/next-events/schema.ts'
import { dakarPoll } from '#features/motorsport/motorsport-poll/blocks/dakar-poll/schema.ts'
import { dakarStandings } from '#features/motorsport/motorsport-results/blocks/dakar-standings/schema.ts'
import { eventFigures } from '#features/motorsport/motorsport-results/blocks/event-figures/schema.ts'
import { eventMedals } from '#features/motorsport/motorsport-results/blocks/event-medals/schema.ts'
import { medalTable } from '#features/motorsport/motorsport-results/blocks/medal-table/schema.ts'
import { rallyRoute } from '#features/motorsport/motorsport-results/blocks/rally-route/schema.ts'
import { rallyStages } from '#features/motorsport/motorsport-results/blocks/rally-stages/schema.ts'
import { myGarage } from '#features/owners/garage/blocks/my-garage/schema.ts'
import { appPromo } from '#features/owners/owner-blocks/blocks/app-promo/schema.ts'
import { helpSection } from '#features/owners/owner-blocks/blocks/help-section/schema.ts'
import { tyreRatings } from '#features/owners/owner-blocks/blocks/tyre-ratings/schema.ts'
import { ownerManuals } from '#features/owners/owner-manuals/blocks/owner-manuals/schema.ts'
import { vinChecker } from '#features/owners/recalls/blocks/vin-checker/schema.ts'
import { serviceSchedule } from '#features/owners/service-schedule/blocks/service-schedule/schema.ts'
import { newsletterForm } from '#features/people/newsletter/blocks/newsletter-form/schema.ts'
import { privacyDesk } from '#features/people/privacy/blocks/privacy-desk/schema.ts'
import { adaptiveBanner } from '#features/site/banner-blocks/blocks/adaptive-banner/schema.ts'
import { bannerCarousel } from '#features/site/banner-blocks/blocks/banner-carousel/schema.ts'
import { experienceSlider } from '#features/site/banner-blocks/blocks/experience-slider/schema.ts'
import { heroBanner } from '#features/site/banner-blocks/blocks/hero-banner/schema.ts'
import { imageBanner } from '#features/site/banner-blocks/blocks/image-banner/schema.ts'
import { testimonialBanner } from '#features/site/banner-blocks/blocks/testimonial-banner/schema.ts'
import { benefitCards } from '#features/site/content-blocks/blocks/benefit-cards/schema.ts'
import { brandCards } from '#features/site/content-blocks/blocks/brand-cards/schema.ts'
import { dataTables } from '#features/site/content-blocks/blocks/data-tables/schema.ts'
import { deck } from '#features/site/content-blocks/blocks/deck/schema.ts'
import { faq } from '#features/site/content-blocks/blocks/faq/schema.ts'
import { iconCards } from '#features/site/content-blocks/blocks/icon-cards/schema.ts'
import { noImageCards } from '#features/site/content-blocks/blocks/no-image-cards/schema.ts'
import { spacer } from '#features/site/content-blocks/blocks/spacer/schema.ts'
import { tabbedCards } from '#features/site/content-blocks/blocks/tabbed-cards/schema.ts'
import { tabbedDetails } from '#features/site/content-blocks/blocks/tabbed-details/schema.ts'
import { tabbedFaq } from '#features/site/content-blocks/blocks/tabbed-faq/schema.ts'
import { tabbedTextWithImage } from '#features/site/content-blocks/blocks/tabbed-text-with-image/schema.ts'
import { textWithImage } from '#features/site/content-blocks/blocks/text-with-image/schema.ts'
import { text } from '#features/site/content-blocks/blocks/text/schema.ts'
import { twoColumns } from '#features/site/content-blocks/blocks/two-columns/schema.ts'
import { galleryGrid } from '#features/site/media-blocks/blocks/gallery-grid/schema.ts'
import { gallery } from '#features/site/media-blocks/blocks/gallery/schema.ts'
import { singleImage } from '#features/site/media-blocks/blocks/single-image/schema.ts'
import { singleVideo } from '#features/site/media-blocks/blocks/single-video/schema.ts'
import { videoWithImages } from '#features/site/media-blocks/blocks/video-with-images/schema.ts'
import { navigationRibbon } from '#features/site/navigation/blocks/navigation-ribbon/schema.ts'
import { secondaryNav } from '#features/site/navigation/blocks/secondary-nav/schema.ts'
import { sponsorshipChooser } from '#features/site/navigation/blocks/sponsorship-chooser/schema.ts'
import { preOwnedShop } from '#features/stock/dealer-stock/blocks/pre-owned-shop/schema.ts'
import { usedVehicles } from '#features/stock/dealer-stock/blocks/used-vehicles/schema.ts'
import { tradeInForm } from '#features/stock/trade-in/blocks/trade-in-form/schema.ts'
import { featuredModel } from '#features/vehicles/line-up/blocks/featured-model/schema.ts'
import { hiluxRangeTabs } from '#features/vehicles/line-up/blocks/hilux-range-tabs/schema.ts'
import { lineUp } from '#features/vehicles/line-up/blocks/line-up/schema.ts'
import { modelLineUp } from '#features/vehicles/line-up/blocks/model-line-up/schema.ts'
import { monthlyBudget } from '#features/vehicles/line-up/blocks/monthly-budget/schema.ts'
import { offerAndDealer } from '#features/vehicles/line-up/blocks/offer-and-dealer/schema.ts'
import { rangeCarousel } from '#features/vehicles/line-up/blocks/range-carousel/schema.ts'
import { rangeSlider } from '#features/vehicles/line-up/blocks/range-slider/schema.ts'
import { relatedVehicles } from '#features/vehicles/line-up/blocks/related-vehicles/schema.ts'
import { insuranceBanner } from '#features/vehicles/range-page/blocks/insurance-banner/schema.ts'
import { valueAddedOffers } from '#features/vehicles/vehicle-offers/blocks/value-added-offers/schema.ts'

/** The schema of every block, by folder; written by `npm run generate`. */
export const blockSchemas: readonly Block[] = [
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
  dealerSpecials,
  oneAds,
  specialsSlider,
  connectCarousel,
  feedCards,
  feedSlider,
  articleGrid,
  relatedArticles,
  dealerNews,
  latestNews,
  enquiryForm,
  financeCalculators,
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
  myGarage,
  appPromo,
  helpSection,
  tyreRatings,
  ownerManuals,
  vinChecker,
  serviceSchedule,
  newsletterForm,
  privacyDesk,
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
  galleryGrid,
  gallery,
  singleImage,
  singleVideo,
  videoWithImages,
  navigationRibbon,
  secondaryNav,
  sponsorshipChooser,
  preOwnedShop,
  usedVehicles,
  tradeInForm,
  featuredModel,
  hiluxRangeTabs,
  lineUp,
  modelLineUp,
  monthlyBudget,
  offerAndDealer,
  rangeCarousel,
  rangeSlider,
  relatedVehicles,
  insuranceBanner,
  valueAddedOffers,
]
