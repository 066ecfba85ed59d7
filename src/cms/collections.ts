import type { CollectionConfig } from 'payload'
import {
  dealerEvents,
  dealerFaqs,
  dealerQuotes,
  teams,
  testimonials,
  withContentLinks,
} from '#features/dealers/dealer-content/cms.ts'
import { dealerGroups, dealers, publicHolidays, regions } from '#features/dealers/dealers/cms.ts'
import { specials } from '#features/dealers/specials/cms.ts'
import { articleFeeds } from '#features/editorial/article-feeds/cms.ts'
import { articleCategories, articles, articleTags, authors } from '#features/editorial/articles/cms.ts'
import { news, newsCategories } from '#features/editorial/news/cms.ts'
import { enquiries, formDrafts } from '#features/enquiries/enquiries/cms.ts'
import { deliveries, deliveryRecords, withDeliveries } from '#features/enquiries/lead-delivery/cms.ts'
import { guaranteedValues, subscriptionQuotes } from '#features/finance/finance/cms.ts'
import { merchandise } from '#features/motorsport/merchandise/cms.ts'
import { drivers } from '#features/motorsport/motorsport-drivers/cms.ts'
import { events } from '#features/motorsport/motorsport-events/cms.ts'
import { polls } from '#features/motorsport/motorsport-poll/cms.ts'
import { seasons } from '#features/motorsport/motorsport-results/cms.ts'
import { recalls } from '#features/owners/recalls/cms.ts'
import { serviceReminders } from '#features/owners/service-reminders/cms.ts'
import { serviceSchedules } from '#features/owners/service-schedule/cms.ts'
import { serviceKeys, users } from '#features/people/accounts/cms.ts'
import { consentEntries, consentTexts } from '#features/people/consent/cms.ts'
import { pageFeedback } from '#features/people/feedback/cms.ts'
import { subscribers } from '#features/people/newsletter/cms.ts'
import { privacyRequests } from '#features/people/privacy/cms.ts'
import { media } from '#features/pictures/pictures/cms.ts'
import { mails } from '#features/site/mail/cms.ts'
import { createPagesCollection, redirects } from '#features/site/pages/cms.ts'
import { enquiryFiles, withFiles } from '#features/site/uploads/cms.ts'
import { stockImports } from '#features/stock/stock-feeds/cms.ts'
import { vehicleAlerts } from '#features/stock/vehicle-alerts/cms.ts'
import { colours, models, ranges, valueAddedOffers } from '#features/vehicles/vehicles/cms.ts'
import { withOptionalTranslations } from '#platform/fields/translatable.ts'
import { withGuardedReferences } from '#platform/references/guarded.ts'
import { withEditorVisibility, withPagedList } from './admin/menu.ts'
import { blockSlugs } from './blocks.ts'
import { withSafeSaving } from './concurrent-edits/guard.ts'
import { withBoundedReads } from './rest/public-reads.ts'
import { withSafeRestoring } from './rest/restore.ts'
import { withSaveLanguage } from './translations/save-language.ts'
import { withTrash } from './trash.ts'

/** In the order of the menu. */
const all = [
  withFiles(withDeliveries(enquiries)),
  formDrafts,
  enquiryFiles,
  deliveries,
  mails,
  deliveryRecords,
  subscribers,
  vehicleAlerts,
  serviceReminders,
  createPagesCollection(blockSlugs),
  redirects,
  pageFeedback,
  media,
  articles,
  authors,
  articleCategories,
  articleTags,
  articleFeeds,
  news,
  newsCategories,
  events,
  drivers,
  merchandise,
  seasons,
  polls,
  ranges,
  models,
  colours,
  valueAddedOffers,
  guaranteedValues,
  subscriptionQuotes,
  serviceSchedules,
  recalls,
  withContentLinks(dealers),
  teams,
  specials,
  dealerEvents,
  dealerFaqs,
  testimonials,
  dealerQuotes,
  dealerGroups,
  regions,
  publicHolidays,
  stockImports,
  consentTexts,
  consentEntries,
  privacyRequests,
  users,
  serviceKeys,
] as CollectionConfig[]

const extensions = [
  withEditorVisibility,
  withPagedList,
  withOptionalTranslations<CollectionConfig>,
  withBoundedReads,
  withSafeRestoring,
  withGuardedReferences,
  withTrash,
  withSafeSaving<CollectionConfig>,
  withSaveLanguage<CollectionConfig>,
]

/** Every collection of the CMS. Features own them; this list assembles them. */
export const collections = all.map((collection) =>
  extensions.reduce((extended, extend) => extend(extended), collection),
)
