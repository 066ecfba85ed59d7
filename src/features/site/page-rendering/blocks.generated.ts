import { bookService } from '#features/dealers/dealer-sites/blocks/book-service/block.ts'
import { contactBlock } from '#features/dealers/dealer-sites/blocks/contact-block/block.ts'
import { dealerFaqs } from '#features/dealers/dealer-sites/blocks/dealer-faqs/block.ts'
import { dealerHero } from '#features/dealers/dealer-sites/blocks/dealer-hero/block.ts'
import { dealerQuote } from '#features/dealers/dealer-sites/blocks/dealer-quote/block.ts'
import { eventsSlider } from '#features/dealers/dealer-sites/blocks/events-slider/block.ts'
import { groupDealers } from '#features/dealers/dealer-sites/blocks/group-dealers/block.ts'
import { lexusVehicles } from '#features/dealers/dealer-sites/blocks/lexus-vehicles/block.ts'
import { pictureGallery } from '#features/dealers/dealer-sites/blocks/picture-gallery/block.ts'
import { popularVehicles } from '#features/dealers/dealer-sites/blocks/popular-vehicles/block.ts'
import { servicesGrid } from '#features/dealers/dealer-sites/blocks/services-grid/block.ts'
import { teamSlider } from '#features/dealers/dealer-sites/blocks/team-slider/block.ts'
import { testimonials } from '#features/dealers/dealer-sites/blocks/testimonials/block.ts'
import { dealerSpecials } from '#features/dealers/special-pages/blocks/dealer-specials/block.ts'
import { oneAds } from '#features/dealers/special-pages/blocks/one-ads/block.ts'
import { specialsSlider } from '#features/dealers/special-pages/blocks/specials-slider/block.ts'
import { connectCarousel } from '#features/editorial/article-feeds/blocks/connect-carousel/block.ts'
import { feedCards } from '#features/editorial/article-feeds/blocks/feed-cards/block.ts'
import { feedSlider } from '#features/editorial/article-feeds/blocks/feed-slider/block.ts'
import { articleGrid } from '#features/editorial/articles/blocks/article-grid/block.ts'
import { relatedArticles } from '#features/editorial/articles/blocks/related-articles/block.ts'
import { dealerNews } from '#features/editorial/news/blocks/dealer-news/block.ts'
import { latestNews } from '#features/editorial/news/blocks/latest-news/block.ts'
import { enquiryForm } from '#features/enquiries/enquiry-forms/blocks/enquiry-form/block.ts'
import { financeCalculators } from '#features/finance/finance-pages/blocks/finance-calculators/block.ts'
import { ecommerceGrid } from '#features/motorsport/merchandise-pages/blocks/ecommerce-grid/block.ts'
import { merchandiseCarousel } from '#features/motorsport/merchandise-pages/blocks/merchandise-carousel/block.ts'
import { merchandiseList } from '#features/motorsport/merchandise-pages/blocks/merchandise-list/block.ts'
import { grDrivers } from '#features/motorsport/motorsport-drivers/blocks/gr-drivers/block.ts'
import { grResults } from '#features/motorsport/motorsport-drivers/blocks/gr-results/block.ts'
import { circuits } from '#features/motorsport/motorsport-events/blocks/circuits/block.ts'
import { eventCards } from '#features/motorsport/motorsport-events/blocks/event-cards/block.ts'
import { eventList } from '#features/motorsport/motorsport-events/blocks/event-list/block.ts'
import { eventsDeck } from '#features/motorsport/motorsport-events/blocks/events-deck/block.ts'
import { grEvents } from '#features/motorsport/motorsport-events/blocks/gr-events/block.ts'
import { nextEvents } from '#features/motorsport/motorsport-events/blocks/next-events/block.ts'
import { dakarPoll } from '#features/motorsport/motorsport-poll/blocks/dakar-poll/block.ts'
import { dakarStandings } from '#features/motorsport/motorsport-results/blocks/dakar-standings/block.ts'
import { eventFigures } from '#features/motorsport/motorsport-results/blocks/event-figures/block.ts'
import { eventMedals } from '#features/motorsport/motorsport-results/blocks/event-medals/block.ts'
import { medalTable } from '#features/motorsport/motorsport-results/blocks/medal-table/block.ts'
import { rallyRoute } from '#features/motorsport/motorsport-results/blocks/rally-route/block.ts'
import { rallyStages } from '#features/motorsport/motorsport-results/blocks/rally-stages/block.ts'
import { myGarage } from '#features/owners/garage/blocks/my-garage/block.ts'
import { appPromo } from '#features/owners/owner-blocks/blocks/app-promo/block.ts'
import { helpSection } from '#features/owners/owner-blocks/blocks/help-section/block.ts'
import { tyreRatings } from '#features/owners/owner-blocks/blocks/tyre-ratings/block.ts'
import { ownerManuals } from '#features/owners/owner-manuals/blocks/owner-manuals/block.ts'
import { vinChecker } from '#features/owners/recalls/blocks/vin-checker/block.ts'
import { serviceSchedule } from '#features/owners/service-schedule/blocks/service-schedule/block.ts'
import { newsletterForm } from '#features/people/newsletter/blocks/newsletter-form/block.ts'
import { privacyDesk } from '#features/people/privacy/blocks/privacy-desk/block.ts'
import { adaptiveBanner } from '#features/site/banner-blocks/blocks/adaptive-banner/block.ts'
import { bannerCarousel } from '#features/site/banner-blocks/blocks/banner-carousel/block.ts'
import { experienceSlider } from '#features/site/banner-blocks/blocks/experience-slider/block.ts'
import { heroBanner } from '#features/site/banner-blocks/blocks/hero-banner/block.ts'
import { imageBanner } from '#features/site/banner-blocks/blocks/image-banner/block.ts'
import { testimonialBanner } from '#features/site/banner-blocks/blocks/testimonial-banner/block.ts'
import { benefitCards } from '#features/site/content-blocks/blocks/benefit-cards/block.ts'
import { brandCards } from '#features/site/content-blocks/blocks/brand-cards/block.ts'
import { dataTables } from '#features/site/content-blocks/blocks/data-tables/block.ts'
import { deck } from '#features/site/content-blocks/blocks/deck/block.ts'
import { faq } from '#features/site/content-blocks/blocks/faq/block.ts'
import { iconCards } from '#features/site/content-blocks/blocks/icon-cards/block.ts'
import { noImageCards } from '#features/site/content-blocks/blocks/no-image-cards/block.ts'
import { spacer } from '#features/site/content-blocks/blocks/spacer/block.ts'
import { tabbedCards } from '#features/site/content-blocks/blocks/tabbed-cards/block.ts'
import { tabbedDetails } from '#features/site/content-blocks/blocks/tabbed-details/block.ts'
import { tabbedFaq } from '#features/site/content-blocks/blocks/tabbed-faq/block.ts'
import { tabbedTextWithImage } from '#features/site/content-blocks/blocks/tabbed-text-with-image/block.ts'
import { textWithImage } from '#features/site/content-blocks/blocks/text-with-image/block.ts'
import { text } from '#features/site/content-blocks/blocks/text/block.ts'
import { twoColumns } from '#features/site/content-blocks/blocks/two-columns/block.ts'
import { galleryGrid } from '#features/site/media-blocks/blocks/gallery-grid/block.ts'
import { gallery } from '#features/site/media-blocks/blocks/gallery/block.ts'
import { singleImage } from '#features/site/media-blocks/blocks/single-image/block.ts'
import { singleVideo } from '#features/site/media-blocks/blocks/single-video/block.ts'
import { videoWithImages } from '#features/site/media-blocks/blocks/video-with-images/block.ts'
import { navigationRibbon } from '#features/site/navigation/blocks/navigation-ribbon/block.ts'
import { secondaryNav } from '#features/site/navigation/blocks/secondary-nav/block.ts'
import { sponsorshipChooser } from '#features/site/navigation/blocks/sponsorship-chooser/block.ts'
import { preOwnedShop } from '#features/stock/dealer-stock/blocks/pre-owned-shop/block.ts'
import { usedVehicles } from '#features/stock/dealer-stock/blocks/used-vehicles/block.ts'
import { tradeInForm } from '#features/stock/trade-in/blocks/trade-in-form/block.ts'
import { featuredModel } from '#features/vehicles/line-up/blocks/featured-model/block.ts'
import { hiluxRangeTabs } from '#features/vehicles/line-up/blocks/hilux-range-tabs/block.ts'
import { lineUp } from '#features/vehicles/line-up/blocks/line-up/block.ts'
import { modelLineUp } from '#features/vehicles/line-up/blocks/model-line-up/block.ts'
import { monthlyBudget } from '#features/vehicles/line-up/blocks/monthly-budget/block.ts'
import { offerAndDealer } from '#features/vehicles/line-up/blocks/offer-and-dealer/block.ts'
import { rangeCarousel } from '#features/vehicles/line-up/blocks/range-carousel/block.ts'
import { rangeSlider } from '#features/vehicles/line-up/blocks/range-slider/block.ts'
import { relatedVehicles } from '#features/vehicles/line-up/blocks/related-vehicles/block.ts'
import { insuranceBanner } from '#features/vehicles/range-page/blocks/insurance-banner/block.ts'
import { valueAddedOffers } from '#features/vehicles/vehicle-offers/blocks/value-added-offers/block.ts'

/** The definition of every block, by folder; written by `npm run generate`. */
export const blockDefinitions = {
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
}
